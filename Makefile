# Everything that is done with this checkout. `make` alone lists it.
# All targets make the virtual environment .venv by themselves, and again when a lock changes.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

# The Python to work with: `make PYTHON=python3.13 test` takes another one.
ifeq ($(strip $(PYTHON)),)
PYTHON := $(shell for p in python3.11 python3.12 python3.13 python3; do \
	if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then echo $$p; break; fi; \
	done)
endif

# Passed on to the program or to pytest: make play ARGS="--seed 7"
ARGS ?=
# How many processes the tests are spread over: one more than most machines have cores, for many tests wait.
JOBS ?= 3
# The tests of a file go to one process, which starts its servers and its browser once; in the order of their names.
SPREAD := -n $(JOBS) --dist loadfile --no-loadscope-reorder

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
CODE := src tests benchmarks tools hatch_build.py

# The game of play-terminal.
GAME ?= indian-wars

.PHONY: help play play-terminal page test lint types imports page-check unit pythons compiled bench \
	bench-compiled bench-page pictures lock format clean python-there postgresql-there chromium-there

help: ## List what there is
	@echo "make TARGET, where TARGET is one of:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' Makefile
	@echo "ARGS='...' is passed on to play, play-terminal, unit, compiled, the benchmarks, pictures and lock."

# --- playing: only what the games themselves need; no compiler, no tools

play: .venv/.run-editable page ## Open the page to play on: make play ARGS="--port 8080"
	@$(BIN)/tallgrass serve --open $(ARGS)

play-terminal: .venv/.run-editable ## Play in the terminal: make play-terminal GAME=mystic-warriors
	@$(BIN)/tallgrass play $(GAME) $(ARGS)

page: | python-there ## Build the page, if it isn't fresh
	@$(PYTHON) tools/page.py

# --- checking

test: lint types imports page-check unit ## Check everything: lint, types, imports, the page and the tests

lint: .venv/.dev-editable ## Check style and form with ruff
	@echo "==> ruff check"
	@$(BIN)/ruff check $(CODE)
	@echo "==> ruff format --check"
	@$(BIN)/ruff format --check $(CODE)

types: .venv/.dev-editable ## Check the types with mypy, strictly
	@echo "==> mypy"
	@$(BIN)/mypy

imports: .venv/.dev-editable ## Check which way imports point with import-linter
	@echo "==> import-linter"
	@$(BIN)/lint-imports --no-logo

page-check: | python-there ## Check the page's types, those of its messages, and run its unit tests
	@$(PYTHON) tools/page.py --check

unit: .venv/.dev-editable page postgresql-there chromium-there ## Run the tests: make unit ARGS="tests/games -k contest"
	@echo "==> pytest"
	@$(BIN)/python -m pytest $(SPREAD) $(ARGS)

pythons: .venv/.dev-editable page ## Run the tests on every other Python of 3.11 to 3.13 on this machine
	@$(BIN)/python tools/pythons.py --jobs $(JOBS)

compiled: .venv/.dev-editable ## Compile the rules with mypyc (wants a C compiler) and test them so
	@$(BIN)/python tools/compiled.py --jobs $(JOBS) $(ARGS)

# --- measuring

bench: .venv/.dev-editable ## Measure how many decisions a second the rules make
	@$(BIN)/python -m benchmarks $(ARGS)

bench-compiled: .venv/.dev-editable ## The same with the rules compiled by mypyc
	@$(BIN)/python tools/compiled.py --bench $(ARGS)

bench-page: .venv/.dev-editable page chromium-there ## Measure how soon a table is shown, and what goes over the wire
	@$(BIN)/python -m benchmarks.page $(ARGS)

# --- tending

pictures: .venv/.dev-editable page chromium-there ## Make docs/pictures anew, or ARGS=FOLDER: of every screen
	@$(BIN)/python -m tools.screens $(ARGS)

format: .venv/.dev-editable ## Put the code into form with ruff
	@$(BIN)/ruff check --fix-only $(CODE)
	@$(BIN)/ruff format $(CODE)

lock: python-there ## Make requirements/*.lock anew; ARGS=--upgrade takes the newest releases
	@command -v uv >/dev/null || test -x build/uv/bin/uv || { echo "==> uv, in build/uv" && \
		$(PYTHON) -m venv build/uv && build/uv/bin/python -m pip --disable-pip-version-check -qq install uv; }
	@for lock in run dev; do \
		echo "==> requirements/$$lock.lock"; \
		groups=; test $$lock = run || groups="--group dev"; \
		PATH="$$PATH:build/uv/bin" uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
			--no-emit-index-url --custom-compile-command "make lock" $$groups $(ARGS) \
			pyproject.toml --output-file requirements/$$lock.lock || exit 1; \
	done

clean: ## Remove all that was made, .venv too
	@echo "==> removing .venv, build, dist and caches"
	@rm -rf .venv build dist frontend/node_modules src/tallgrass/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests benchmarks tools -name __pycache__ -type d -prune -exec rm -rf {} +

# --- .venv: a lock changed: made from nothing; only pyproject.toml changed: the package set up again

# The tests start a PostgreSQL of their own. Where it is missing and can't be had, those that want it aren't run.
postgresql-there:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
		if [ "$$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then \
			echo "==> apt-get install postgresql"; apt-get -qq update && \
			DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends postgresql >/dev/null; \
		else \
			echo "NOT RUN: the tests on PostgreSQL. Its programs aren't here; on Debian: apt install postgresql" >&2; \
		fi; }

# The tests of the page drive Chromium, its headless shell if that is there: it has no tabs and bars to draw. Where
# neither is there and can be had, they aren't run.
chromium-there:
	@for p in chromium-headless-shell chromium chromium-browser google-chrome; do \
		if command -v $$p >/dev/null; then exit 0; fi; done; \
	if [ "$$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then \
		echo "==> apt-get install chromium-headless-shell"; apt-get -qq update && export DEBIAN_FRONTEND=noninteractive && { \
		apt-get -qq install -y --no-install-recommends chromium-headless-shell >/dev/null || \
		apt-get -qq install -y --no-install-recommends chromium >/dev/null; }; \
	else \
		echo "NOT RUN: the tests of the page in a browser. Chromium isn't here; on Debian: apt install chromium-headless-shell" >&2; \
	fi

python-there:
	@test -n "$(PYTHON)" || { \
		echo "There is no Python 3.11 or later here. Install one (Debian, Ubuntu: apt install python3 python3-venv)," ; \
		echo "or name it: make PYTHON=/path/to/python3"; exit 1; } >&2
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "$(PYTHON) isn't a Python 3.11 or later." ; exit 1; } >&2
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		v=$$($(PYTHON) -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'); \
		echo "$(PYTHON) has no venv module. On Debian and Ubuntu: apt install $$v"; exit 1; } >&2

.venv/.run: requirements/run.lock | python-there
	@echo "==> .venv: $$($(PYTHON) --version), what is needed to play"
	@$(PYTHON) -m venv --clear .venv
	@$(PIP) install --require-hashes -r requirements/run.lock
	@touch $@

.venv/.dev: requirements/dev.lock | python-there
	@echo "==> .venv: $$($(PYTHON) --version), with the tools for development"
	@$(PYTHON) -m venv --clear .venv
	@$(PIP) install --require-hashes -r requirements/dev.lock
	@touch .venv/.run $@

.venv/.run-editable: .venv/.run pyproject.toml
	@echo "==> .venv: tallgrass"
	@TALLGRASS_NO_PAGE=1 $(PIP) install --no-deps -e . # the page is a target of its own
	@touch $@

.venv/.dev-editable: .venv/.dev pyproject.toml
	@echo "==> .venv: tallgrass"
	@TALLGRASS_NO_PAGE=1 $(PIP) install --no-deps -e .
	@touch .venv/.run-editable $@
