# Three commands matter: `make play`, `make quick` and `make test`. All set up everything they need (Python and make are
# enough), in the versions that locks/ and web/package-lock.json name. What other programs say about it is in build/logs/.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# The browser table is built from web/ with the Node of the virtual environment; no other is needed.
TABLE := src/subak/server/static/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print)
NPM := env PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-update-notifier
PIP := $(BIN)/python -m pip install --disable-pip-version-check --progress-bar off

.PHONY: play quick test check audit table dist wheel pythons lock docs pictures golden counts fuzz bench clean

play: $(VENV)/.installed $(TABLE)
	@$(BIN)/subak

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
	$(BIN)/lint-imports --no-logo
	@$(NPM) run --silent check
	@$(NPM) test --silent

# Do we use packages with known weaknesses? Asks PyPI and npm; what cannot be asked is said to be skipped.
audit: $(VENV)/.installed-dev web/node_modules/.installed
	PYTHONPATH=tests $(BIN)/python -m audit

table: $(TABLE)

$(TABLE): $(WEB) web/node_modules/.installed
	@scripts/quietly "Building the browser table" table $(NPM) run build
	@touch $@

web/node_modules/.installed: web/package-lock.json | $(VENV)/.installed
	@scripts/quietly "Installing what the browser table is built with" npm $(NPM) ci
	@touch $@

# dist/: an sdist and a wheel, with the browser table in them.
dist: $(VENV)/.installed $(TABLE)
	@scripts/quietly "Building sdist and wheel in dist/" dist $(BIN)/python -m build --no-isolation

# dist/: a wheel for this Python and this system (x86-64) that brings its rules compiled, so that nothing is compiled when
# it starts.
wheel: $(VENV)/.installed $(TABLE)
	@scripts/quietly "Compiling the rules ahead" ahead env SUBAK_CACHE=build/ahead/cache \
	  $(BIN)/python scripts/compile_ahead.py build/ahead/rules
	@scripts/quietly "Building a wheel in dist/" wheel env SUBAK_AHEAD=build/ahead/rules \
	  $(BIN)/python -m build --no-isolation --wheel

# Installs the wheel on every Python that is here and plays with it; `make test` does so on its own Python.
pythons: $(VENV)/.installed-dev $(TABLE)
	$(BIN)/pytest -q --every-python tests/test_wheel.py

# The newest versions that pyproject.toml allows, for every Python and every system that Subak runs on.
LOCK := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --upgrade --quiet \
  --custom-compile-command "make lock"
lock: $(VENV)/.installed-dev
	@scripts/quietly "Choosing versions to run with" lock-run $(LOCK) -o locks/run.txt
	@scripts/quietly "Choosing versions to build with" lock-build $(LOCK) --extra build -c locks/run.txt -o locks/build.txt
	@scripts/quietly "Choosing versions to test with" lock-test \
	  $(LOCK) --extra build --extra dev -c locks/build.txt -o locks/test.txt

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
	rm -rf $(VENV) web/node_modules src/subak/server/static dist build site .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' || \
	  { echo "Subak needs Python 3.11 to 3.14; choose one with: make PYTHON=python3.12 play"; exit 1; }
	@scripts/quietly "Setting up a virtual environment in $(VENV)" venv $(PYTHON) -m venv $(VENV) || \
	  { rm -rf $(VENV); echo "No virtual environment could be made (on Debian: install python3-venv)."; exit 1; }

SUBAK := $(PIP) --no-deps --no-build-isolation --editable .

$(VENV)/.installed: locks/build.txt pyproject.toml | $(VENV)/bin/python
	@scripts/quietly "Installing Subak" install sh -c '$(PIP) --require-hashes -r locks/build.txt && $(SUBAK)'
	@touch $@

$(VENV)/.installed-dev: locks/test.txt pyproject.toml | $(VENV)/bin/python
	@scripts/quietly "Installing Subak and what its tests need" install-dev \
	  sh -c '$(PIP) --require-hashes -r locks/test.txt && $(SUBAK)'
	@touch $@ $(VENV)/.installed
