"""Compile the engine with mypyc into `src/<package>/_compiled/`, unless it is up to date.

The modules are listed in `[tool.duomo]` in pyproject.toml. All of them form one group, because a native class
can inherit from another only inside its group. `_compiled_engine.py` in the package describes how they are
used.
"""

import argparse
import ast
import contextlib
import hashlib
import importlib.metadata
import io
import json
import os
import shutil
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

Manifest = dict[str, dict[str, str]]

GIVING_UP = "The engine does not compile. DUOMO_COMPILED=0 goes on without, as in: make play DUOMO_COMPILED=0"


class Engine:
    """The sources to compile and the output folder, from pyproject.toml."""

    def __init__(self, root: Path) -> None:
        self.root = root
        project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        self.name: str = project["project"]["name"]
        self.package = root / "src" / self.name
        self.folder = self.package / "_compiled"
        settings = project["tool"]["duomo"]
        found = self._named(settings["compiled"])
        self.compiled = sorted(path for path in found if path.name != "__init__.py")
        self.opt_level = os.environ.get("DUOMO_OPT_LEVEL", "3")

    def _named(self, places: list[str]) -> set[Path]:
        """Return the modules directly in these folders, and those named individually."""
        patterns = [place if place.endswith(".py") else f"{place}/*.py" for place in places]
        return {path for pattern in patterns for path in self.root.glob(pattern)}

    def module(self, source: Path) -> str:
        return ".".join(source.relative_to(self.root / "src").with_suffix("").parts)

    def source(self, module: str) -> Path | None:
        path = self.root.joinpath("src", *module.split("."))
        return next((p for p in (path.with_suffix(".py"), path / "__init__.py") if p.exists()), None)

    def imports(self, source: Path) -> Iterator[Path]:
        """Yield the package's own modules that this one imports; for an interpreted module, only those it
        imports at module level: nothing else of it can end up in compiled code."""
        tree = ast.parse(source.read_bytes())
        for node in ast.walk(tree) if source in self.compiled else tree.body:
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                around = self.module(source).split(".")[: -node.level] if node.level else []
                base = ".".join([*around, *([node.module] if node.module else [])])
                names = [f"{base}.{alias.name}" for alias in node.names]
            for name in names:
                if name.split(".")[0] == self.name:
                    yield from filter(None, [self.source(name) or self.source(name.rpartition(".")[0])])

    def sources(self) -> list[Path]:
        """Return the compiled modules and everything they import, directly or not, interpreted modules
        included: mypyc copies Final constants into the modules that use them, wherever they come from."""
        found, waiting = set(self.compiled), list(self.compiled)
        while waiting:
            new = set(self.imports(waiting.pop())) - found
            found |= new
            waiting += new
        return sorted(found)

    def tools(self) -> dict[str, str]:
        return {
            "python": str(sys.implementation.cache_tag),
            "mypy": version("mypy"),
            "librt": version("librt"),
            "optimisation": self.opt_level,
        }

    def up_to_date(self) -> bool:
        """True if nothing changed. Covers the imports of the compiled modules too: they change only if a
        module does."""
        try:
            found: Manifest = json.loads((self.folder / "manifest.json").read_text(encoding="utf-8"))
            same = all(digest(self.package / name) == known for name, known in found["sources"].items())
        except (OSError, ValueError, KeyError):
            return False
        modules = {self.module(path) for path in self.compiled}
        built = {name for name in found["modules"] if name.startswith(f"{self.name}.")}
        return same and found["tools"] == self.tools() and built == modules


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def version(distribution: str) -> str:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return "none"


def compiler_missing() -> str | None:
    """Return why no extension module can be built here, or None. Tries it, including Python's headers."""
    from distutils import ccompiler, sysconfig

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        compiler = ccompiler.new_compiler()
        sysconfig.customize_compiler(compiler)
        try:
            with silence():
                objects = compiler.compile(
                    [str(source)], output_dir=folder, include_dirs=[sysconfig.get_python_inc()]
                )
                compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except Exception as error:
            return str(error)
    return None


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Suppress what the C compiler prints: it writes past Python's sys.stdout and sys.stderr."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = os.dup(1), os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept[0], 1)
        os.dup2(kept[1], 2)
        for descriptor in (*kept, nowhere):
            os.close(descriptor)


def extensions(engine: Engine, c_folder: Path) -> list[Any]:
    """Translate the modules to C. mypyc's messages are shown only if it fails."""
    from mypyc.build import mypycify

    # No messages about what is imported but not compiled: it depends on the libraries installed.
    options = [
        *("--config-file=", "--explicit-package-bases"),
        *("--ignore-missing-imports", "--follow-imports=silent"),
    ]
    os.environ["MYPYPATH"] = str(engine.root / "src")
    remarks = io.StringIO()
    try:
        with contextlib.redirect_stdout(remarks):
            modules = mypycify(
                [*options, *(str(path) for path in engine.compiled)],
                opt_level=engine.opt_level,
                debug_level="0",
                target_dir=str(c_folder),
                multi_file=True,
                group_name=f"{engine.name}_engine",
            )
    except SystemExit:
        sys.exit(remarks.getvalue() + GIVING_UP)
    for module in modules:  # a new warning of a new compiler is no reason to stop
        module.extra_compile_args = [flag for flag in module.extra_compile_args if flag != "-Werror"]
        if sys.platform != "win32":
            # Fused multiply-add rounds once where Python rounds twice: bots would play differently. Hidden
            # symbols cannot be replaced from outside, so calls are direct or inlined.
            module.extra_compile_args += ["-ffp-contract=off", "-fvisibility=hidden"]
    return modules


def side_by_side(command: Any) -> None:
    """Let setuptools compile several C files in parallel, one per core."""
    build_extensions = command.build_extensions

    def build_together() -> None:
        alone = command.compiler.compile

        def together(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = pool.map(lambda source: alone([source], **options), sources)
                return [compiled for part in parts for compiled in part]

        command.compiler.compile = together
        build_extensions()

    command.build_extensions = build_together


def build(engine: Engine) -> None:
    """Compile everything into a fresh folder, then swap it in: a running process keeps the old files."""
    from setuptools import Distribution
    from setuptools.errors import BaseError

    manifest: Manifest = {
        "tools": engine.tools(),
        "sources": {p.relative_to(engine.package).as_posix(): digest(p) for p in engine.sources()},
        "modules": {},
    }
    fresh = Path(tempfile.mkdtemp(prefix="_compiled.", dir=engine.package))
    try:
        with tempfile.TemporaryDirectory() as scratch:
            modules = extensions(engine, Path(scratch, "c"))
            distribution = Distribution({"name": engine.name, "ext_modules": modules})
            command: Any = distribution.get_command_obj("build_ext")
            side_by_side(command)
            command.build_lib, command.build_temp = str(fresh), scratch
            command.ensure_finalized()
            try:
                with contextlib.redirect_stdout(io.StringIO()):
                    command.run()
            except BaseError as error:
                sys.exit(f"{error}\n{GIVING_UP}")
            for module in modules:
                manifest["modules"][module.name] = command.get_ext_filename(module.name).replace(os.sep, "/")
        (fresh / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
        fresh.chmod(0o755)
        if engine.folder.exists():
            engine.folder.rename(old := fresh.with_name(fresh.name + ".old"))
            fresh.rename(engine.folder)
            shutil.rmtree(old, ignore_errors=True)
        else:
            fresh.rename(engine.folder)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


@contextlib.contextmanager
def one_at_a_time(engine: Engine) -> Iterator[None]:
    """Make a second compilation of the same tree wait for the first."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    descriptor = os.open(engine.package, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def main(root: Path, force: bool = False) -> bool:
    """Bring the compiled engine up to date; False, after printing the reason, if that is not possible."""
    engine = Engine(root)
    if not engine.compiled:
        print("There are no modules to compile.")
        return False
    if os.environ.get("DUOMO_COMPILED") == "0":
        return False
    with one_at_a_time(engine):
        if engine.up_to_date() and not force:
            return True
        import setuptools  # noqa: F401 - provides distutils, also where Python has none

        missing = compiler_missing()
        if missing is not None:
            shutil.rmtree(engine.folder, ignore_errors=True)
            print(
                "No C compiler with Python's headers works here "
                f"({missing.splitlines()[0]}): the engine runs interpreted, everything works, only slower."
            )
            return False
        lines = sum(path.read_bytes().count(b"\n") for path in engine.compiled)
        print(f"Compiling the engine ({len(engine.compiled)} modules, {lines} lines) ...", flush=True)
        start = time.monotonic()
        build(engine)
        print(f"Compiled in {time.monotonic() - start:.0f} s.")
        return True


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    arguments.add_argument("--force", action="store_true", help="compile even if it is up to date")
    given = arguments.parse_args()
    main(given.root.resolve(), given.force)
