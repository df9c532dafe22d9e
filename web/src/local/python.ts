/** Python in a worker: the interpreter, the libraries, the engine. */

import type { PyodideAPI } from 'pyodide';
import { list, load } from './files';
import type { Progress } from './messages';

/** The shares of fetching and of the interpreter in the start, measured with a warm cache. */
const FETCHED = 0.4;
const STARTED = 0.75;

const WASM = 'pyodide.asm.wasm';
const LIBRARY = 'python_stdlib.zip';
const PACKAGES = 'packages.zip';

type Pyodide = typeof import('pyodide');

/** Starts Python with everything it needs; reports progress to `tell`. */
export async function startPython(
  folder: string,
  tell: (progress: Progress) => void = () => undefined,
): Promise<PyodideAPI> {
  const listed = await list(folder);
  const of = listed.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const told = (step: Progress['step'], share: number): void => tell({ step, share, done, of });
  told('fetching', 0);
  const [files, { loadPyodide }] = await Promise.all([
    load(folder, listed, bytes => {
      done += bytes;
      told('fetching', (FETCHED * done) / of);
    }),
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<Pyodide>,
  ]);
  told('starting', FETCHED);
  const python = await withFiles(files, folder, () =>
    loadPyodide({
      indexURL: folder,
      stdLibURL: folder + LIBRARY,
      lockFileContents: listed.lock,
      packageBaseUrl: folder,
      env: { HOME: '/home', DUOMO_COMPILED: '0', PYTHONDONTWRITEBYTECODE: '1' },
    }),
  );
  told('rules', STARTED);
  python.unpackArchive(files.get(PACKAGES)!, 'zip', { extractDir: '/lib/python-packages' });
  python.runPython("import sys; sys.path.append('/lib/python-packages')");
  return python;
}

/** Python requests its own files by address; they are served from memory. */
async function withFiles<T>(
  files: Map<string, Uint8Array<ArrayBuffer>>,
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  const plain = globalThis.fetch;
  globalThis.fetch = (asked, ...more) => {
    const url = typeof asked === 'string' ? asked : asked instanceof URL ? asked.href : asked.url;
    const found = url.startsWith(folder) ? files.get(url.slice(folder.length)) : undefined;
    if (!found) return plain(asked, ...more);
    const kind = url.endsWith(WASM) ? 'application/wasm' : 'application/zip';
    return Promise.resolve(new Response(found, { headers: { 'Content-Type': kind } }));
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = plain;
  }
}
