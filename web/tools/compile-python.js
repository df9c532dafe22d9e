// Compiles all Python below the given folders with the very Python that will run it: modules become .pyc, and their
// sources, docstrings and assertions go. So the browser compiles nothing when it starts. Only our own modules keep the
// numbers of their lines, for whoever reads of a fault in the console.
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
import importlib.util, pathlib, types
from importlib._bootstrap_external import _code_to_hash_pyc

def bare(code):
    inner = tuple(bare(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"")

for number in range(folders):
    folder = pathlib.Path(f"/mounted{number}")
    for source in list(folder.rglob("*.py")):
        content = source.read_bytes()
        name = source.relative_to(folder).as_posix()
        code = compile(content, name, "exec", dont_inherit=True, optimize=2)
        if not name.startswith("duomo/"):
            code = bare(code)
        hashed = importlib.util.source_hash(content)
        source.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, hashed, checked=False))
        source.unlink()
`);
