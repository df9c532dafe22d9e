// Runs a Python file in the engine that the site ships, without a browser:
//   node tools/run-python.js ENGINE FILE [arguments]
import { readFileSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [engine, file, ...given] = process.argv.slice(2);
const unpacked = name => new Uint8Array(gunzipSync(readFileSync(join(engine, `${name}.packed`))));
const library = join(mkdtempSync(join(tmpdir(), 'duomo-')), 'python_stdlib.zip');
writeFileSync(library, unpacked('python_stdlib.zip'));

const python = await loadPyodide({ stdLibURL: library, env: { HOME: '/home', DUOMO_COMPILED: '0' } });
python.unpackArchive(unpacked('packages.zip'), 'zip', { extractDir: '/lib/python-packages' });
python.globals.set('given', python.toPy(given));
python.runPython("import sys; sys.path.append('/lib/python-packages'); sys.argv = ['', *given]");
python.runPython(readFileSync(file, 'utf8'));
