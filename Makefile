# Two commands matter: `make play` and `make test`. Both set up everything they need (Python and make are enough).
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check golden counts fuzz bench clean

play: $(VENV)/.installed
	@$(BIN)/subak warm
	@$(BIN)/subak play

test: $(VENV)/.installed-dev check
	@echo "Compiling the rules with bounds checks (once) …"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/subak warm
	$(BIN)/pytest -n 2 -q

check: $(VENV)/.installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

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

bench: $(VENV)/.installed
	$(BIN)/subak bench

clean:
	rm -rf $(VENV) dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' || \
	  { echo "Subak needs Python 3.11 to 3.13; choose one with: make PYTHON=python3.12 play"; exit 1; }
	@echo "Setting up a virtual environment in $(VENV) …"
	@$(PYTHON) -m venv $(VENV) || \
	  { rm -rf $(VENV); echo "No virtual environment could be made (on Debian: install python3-venv)."; exit 1; }

$(VENV)/.installed: pyproject.toml | $(VENV)/bin/python
	@echo "Installing Subak …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(VENV)/bin/python
	@echo "Installing Subak and what its tests need …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.installed
