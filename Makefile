# Everything a newcomer needs: `make play` and `make test`. Both set up what is missing by themselves,
# from Python 3.11 or newer and nothing else; `.venv` holds all of it.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
ENGINE := src/duomo/_compiled/manifest.json

# Installs from the lock files, hashes checked. uv does not read pip's configuration; where only pip
# knows the way to the packages, pip installs the very same files.
INSTALL = $(BIN)/uv pip install -q --python $(BIN)/python $(1) || $(BIN)/python -m pip install -q $(1)

# Tests demand the compiled engine wherever one could be built, so that a stale one is an error.
DEMAND = $$([ -e $(ENGINE) ] && [ "$$DUOMO_COMPILED" != 0 ] && echo DUOMO_COMPILED=1)

# Compiled bytecode is kept. Without it every process, and the tests start hundreds, compiles all modules anew.
unexport PYTHONDONTWRITEBYTECODE

# The files with tests that run at both speeds; reading all others for the second pass takes longer than those tests.
BOTH = $$(grep -rl --include='test_*.py' both_speeds tests)

# Neighbouring tests stay in one process, which starts what they share once; who has nothing left takes some over.
# Three keep two cores busy: with two they wait for browsers, and every further one starts everything once more.
SPREAD = -n 3 --dist worksteal

# Compiling the engine takes longest and one core: what is done beside it gives way to it.
BESIDE =

.DEFAULT_GOAL := help
.PHONY: help setup environment engine node page checked docs site site-of-tests research play test check fuzz lint audit campaign bench lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: environment engine ## make or renew .venv and the compiled engine (play and test do it too)

play: environment page ## play at once (make setup compiles the engine, for speed); options in ARGS, as in: make play ARGS="--terminal"
	@$(BIN)/duomo play $(ARGS)

site: environment node docs ## the whole game as plain files that run in a browser without a server: dist/site (docs/site.md)
	$(BIN)/python tools/build_site.py

test: environment research docs node ## everything: style, types, import directions, the page, all tests at both speeds
	@$(BIN)/python tools/system_packages.py
	@$(MAKE) --no-print-directory -j 4 BESIDE=nice engine checked lint audit site-of-tests
	env $(DEMAND) $(BIN)/pytest -q $(SPREAD)
	DUOMO_COMPILED=0 $(BIN)/pytest -q $(SPREAD) -m both_speeds $(BOTH)

check: environment lint ## the same in under a minute: only the fast tests, interpreted
	DUOMO_COMPILED=0 $(BIN)/pytest -q -n 2 -m "not slow"

fuzz: setup ## odd input for long: files, commands, requests, frames; options in ARGS, as in: make fuzz ARGS="--size 10"
	@$(BIN)/python tests/fuzz $(ARGS)

campaign: setup ## what a server must survive, at length (docs/reliability.md); options in ARGS, as in: make campaign ARGS="--size 1"
	@$(BIN)/python tools/system_packages.py
	$(BIN)/python tests/campaigns $(ARGS)

bench: setup ## how fast the engine is; options in ARGS
	@$(BIN)/duomo bench $(ARGS)

lint: environment
	$(BESIDE) $(BIN)/ruff check .
	$(BESIDE) $(BIN)/ruff format --check .
	$(BESIDE) $(BIN)/mypy
	$(BESIDE) $(BIN)/vulture
	$(BESIDE) $(BIN)/lint-imports --no-logo --no-cache

audit: environment ## known weaknesses of what is locked, where their lists can be reached (make test does it too)
	$(BIN)/python tools/audit.py

lock: environment ## renew requirements/*.txt from pyproject.toml; UPGRADE=1 takes the newest versions
	$(BIN)/python tools/lock.py $(if $(UPGRADE),--upgrade)

clean: ## remove .venv, the compiled engine and all caches
	rm -rf $(VENV) build dist src/duomo/_compiled .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf .import_linter_cache .benchmarks web/node_modules src/duomo/http/page
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- set-up, each step only when what it depends on has changed ---------------------------------

environment: $(VENV)/.package

engine: environment
	@$(BIN)/python tools/compile_engine.py

# The page of the browser, built when one of its sources has changed (tools/build_page.py).
page: node
	@$(BESIDE) $(BIN)/python tools/build_page.py

checked: page
	$(BESIDE) $(BIN)/python tools/build_page.py --check

# After the engine, whose files come and go while it is compiled.
site-of-tests: engine page
	$(BIN)/python tools/build_site.py

# Node of this machine if it is new enough, otherwise that of a Python package. Asked every time: a Node can go.
node: $(VENV)/.requirements
	@$(BIN)/python tools/build_page.py --has-node || { $(call INSTALL,--require-hashes -r requirements/page.txt); }

# The libraries of the extra `research`, whose own conformance tests `make test` runs. `make play` does not
# need them, and `make check` leaves out what is not there.
research: $(VENV)/.research

# What renders the documentation of the site.
docs: $(VENV)/.docs

$(VENV)/.uv: requirements/bootstrap.txt
	@command -v $(PYTHON) >/dev/null || { echo "Duomo needs Python 3.11 or newer; there is no $(PYTHON) here."; exit 1; }
	@$(PYTHON) tools/check_python.py
	@echo "Setting up in $(VENV) (once) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/bootstrap.txt
	@touch $@

$(VENV)/.requirements: $(VENV)/.uv requirements/dev.txt
	@$(call INSTALL,--require-hashes -r requirements/dev.txt)
	@touch $@

$(VENV)/.package: $(VENV)/.requirements pyproject.toml hatch_build.py
	@$(call INSTALL,--no-deps --no-build-isolation -e .)
	@touch $@

$(VENV)/.docs: $(VENV)/.requirements requirements/docs.txt
	@$(call INSTALL,--require-hashes -r requirements/docs.txt)
	@touch $@

$(VENV)/.research: $(VENV)/.requirements requirements/research.txt
	@$(call INSTALL,--require-hashes -r requirements/research.txt)
	@touch $@
