# Two commands do everything: `make run` and `make test`. The rest is for people who change the code.
PYTHON ?= python3
UV := .tools/bin/uv
BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
# the interpreter that is there is the one to use; nothing is fetched from elsewhere
export UV_PYTHON_DOWNLOADS := never
export UV_LINK_MODE ?= hardlink

CLIENT := src/updown/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/index.html locales web/*.json web/*.ts -type f 2>/dev/null)
PORT ?= 8000
HOST ?= 127.0.0.1
SERVE_ARGS ?=
PYTEST_ARGS ?=
WORKERS ?= 2

.PHONY: run dev test test-slow e2e check fix bench golden types build clean help

help: ## Say what each command does
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

run: .venv/.synced-run $(CLIENT) ## Install, build, serve; prints the address
	@$(BIN)/updown serve --host $(HOST) --port $(PORT) $(SERVE_ARGS)

dev: .venv/.synced-dev web/node_modules/.installed $(CLIENT) ## Serve and reload when a file changes, on both sides
	@trap 'trap - INT TERM EXIT; kill 0' INT TERM EXIT; \
	  $(BIN)/watchfiles --filter python "$(BIN)/updown serve --port $(PORT)" src/updown & \
	  UPDOWN_SERVER=http://127.0.0.1:$(PORT) npm --prefix web run dev & wait

test: .venv/.synced-dev $(CLIENT) ## All fast tests, short browser tests among them
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -m "not slow" $(PYTEST_ARGS)
	npm --prefix web test

test-slow: .venv/.synced-dev $(CLIENT) ## Whole matches in the browser, long differentials, faults
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -m slow $(PYTEST_ARGS)

e2e: .venv/.synced-dev $(CLIENT) ## Only the browser tests, the slow ones too
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -m browser $(PYTEST_ARGS)

check: .venv/.synced-dev web/node_modules/.installed ## Format, lint, types, import contracts, dependencies, generated files
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/basedpyright
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry src
	npm --prefix web run format:check
	npm --prefix web run lint
	npm --prefix web run check
	npm --prefix web run types:check

fix: .venv/.synced-dev web/node_modules/.installed ## Format, mend what can be mended, write generated files anew
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm --prefix web run format
	npm --prefix web run types

types: .venv/.synced-dev web/node_modules/.installed ## Write the client's wire types from the server's schema
	npm --prefix web run types

bench: .venv/.synced-peers $(CLIENT) ## Every claim of the README, each beside its peer
	$(BIN)/python benchmarks/run_all.py

golden: .venv/.synced-dev ## Add golden records and counts that are missing (never changes old ones)
	$(BIN)/python golden/make.py

build: .venv/.synced-dev $(CLIENT) ## The wheel, with the client inside
	$(UV) build

clean: ## Remove everything that was made
	rm -rf .venv .tools dist src/updown/client web/node_modules

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Updown needs Python 3.11 or newer; set PYTHON=…")'
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --target .tools --upgrade uv

.venv/.synced-run: pyproject.toml uv.lock hatch_build.py | $(UV)
	$(UV) sync --locked --quiet --inexact --no-default-groups --group build --python $(PYTHON)
	@touch $@

.venv/.synced-dev: pyproject.toml uv.lock hatch_build.py | $(UV)
	$(UV) sync --locked --quiet --python $(PYTHON)
	@touch $@ .venv/.synced-run

.venv/.synced-peers: .venv/.synced-dev
	$(UV) sync --locked --quiet --inexact --group peers --python $(PYTHON)
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json | .venv/.synced-run
	npm --prefix web ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): web/node_modules/.installed $(CLIENT_SOURCES)
	npm --prefix web run build --silent
	@touch $@
