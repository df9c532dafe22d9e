// Compiles all Python below the given folders with the very Python that will run it: modules become .pyc, and their
// sources, docstrings and assertions go. So the browser compiles nothing when it starts.
import { resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

const python = await loadPyodide();
process.argv.slice(2).forEach((folder, i) => {
  const place = `/mounted${i}`;
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(folder) }, place);
});
python.globals.set('folders', process.argv.length - 2);
python.runPython(`
import compileall, pathlib, py_compile
for number in range(folders):
    folder = pathlib.Path(f"/mounted{number}")
    done = compileall.compile_dir(
        folder, quiet=1, legacy=True, optimize=2, stripdir=str(folder), maxlevels=30,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    assert done, f"something in {folder} cannot be compiled"
    for source in list(folder.rglob("*.py")):
        source.unlink()
`);
