# Three commands matter: `make play`, `make quick` and `make test`. All set up everything they need (Python and make are
# enough).
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# The browser table is built from web/ with the Node of the virtual environment; no other is needed.
TABLE := src/subak/server/static/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-update-notifier

.PHONY: play quick test check audit table docs pictures golden counts fuzz bench clean

play: $(VENV)/.installed $(TABLE)
	@$(BIN)/subak serve --open

# Rules, kernel and whatever else starts no server: two minutes on two cores. What is marked as long (whole games by the
# hundred, second implementations of the rules) is for `make test`.
quick: $(VENV)/.installed-dev
	@NUMBA_BOUNDSCHECK=1 $(BIN)/subak warm
	$(BIN)/pytest -n 2 --dist worksteal -q -m "not long" tests/kernel tests/games tests/conformance tests/players tests/test_*.py

test: $(VENV)/.installed-dev $(TABLE) check
	@echo "Compiling the rules with bounds checks (once) …"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/subak warm --environments
	@# Three at once on two cores: many tests wait, for a browser, a node or a database. The longest are the last, so who
	@# is done takes over what is left.
	$(BIN)/pytest -n 3 --dist worksteal -q --ignore tests/browser
	@# Apart: Playwright keeps an event loop in its thread, and other tests start their own.
	$(BIN)/pytest -n 3 --dist worksteal -q tests/browser

check: $(VENV)/.installed-dev web/node_modules/.installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent check
	$(NPM) test --silent

# Do we use packages with known weaknesses? Asks PyPI and npm; what cannot be asked is said to be skipped.
audit: $(VENV)/.installed-dev web/node_modules/.installed
	PYTHONPATH=tests $(BIN)/python -m audit

table: $(TABLE)

$(TABLE): $(WEB) web/node_modules/.installed
	@echo "Building the browser table …"
	@$(NPM) run --silent build
	@touch $@

web/node_modules/.installed: web/package-lock.json | $(VENV)/.installed
	@echo "Installing what the browser table is built with …"
	@$(NPM) install --no-save --silent
	@touch $@

# After a wanted change of rules, cards or texts: write the playthroughs and node counts anew, then read the diff.
golden: $(VENV)/.installed-dev
	PYTHONPATH=tests $(BIN)/python -m conformance.golden
counts: $(VENV)/.installed-dev
	PYTHONPATH=tests $(BIN)/python -m conformance.counts

# Long random play with bounds checks and invariants; GAMES=… for more, GAME=spirits for one of them.
GAMES ?= 20000
GAME ?=
fuzz: $(VENV)/.installed-dev
	NUMBA_BOUNDSCHECK=1 PYTHONPATH=tests $(BIN)/python -m conformance.fuzz $(GAMES) $(GAME)
	NUMBA_BOUNDSCHECK=1 PYTHONPATH=tests $(BIN)/python -m games.spirits.long_run $(GAMES)
	NUMBA_BOUNDSCHECK=1 PYTHONPATH=tests $(BIN)/python -m games.rios.long_run $(GAMES)

# The documentation as a site that needs no network. A broken link or a page that nothing leads to is an error.
docs: $(VENV)/.installed-dev
	$(BIN)/sphinx-build -W --keep-going -q -c docs -d build/docs . site
	@echo "The documentation is in site/index.html."

# The pictures of the documentation, taken with Chromium at tables that play by themselves.
pictures: $(VENV)/.installed-dev $(TABLE)
	PYTHONPATH=tests $(BIN)/python docs/pictures/make.py

bench: $(VENV)/.installed
	$(BIN)/subak bench

clean:
	rm -rf $(VENV) web/node_modules src/subak/server/static dist build site .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' || \
	  { echo "Subak needs Python 3.11 to 3.13; choose one with: make PYTHON=python3.12 play"; exit 1; }
	@echo "Setting up a virtual environment in $(VENV) …"
	@$(PYTHON) -m venv $(VENV) || \
	  { rm -rf $(VENV); echo "No virtual environment could be made (on Debian: install python3-venv)."; exit 1; }

$(VENV)/.installed: pyproject.toml | $(VENV)/bin/python
	@echo "Installing Subak …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[build]'
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(VENV)/bin/python
	@echo "Installing Subak and what its tests need …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[build,dev]'
	@touch $@ $(VENV)/.installed
