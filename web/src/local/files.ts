/** The engine's files: fetched once, cached by the browser, with download progress. */

/** The service worker stores the files of a new version here before it takes over. */
const CACHE = 'duomo-engine';

/** The contents of the engine's folder, written to `files.json` by `tools/build_site.py`. */
export interface Listed {
  /** Content of Pyodide's lock file, without its packages. */
  lock: string;
  files: { name: string; bytes: number }[];
}

/** Called with the size of every chunk received. */
export type Counted = (bytes: number) => void;

/** A response being read, and when it is cached. */
interface Coming {
  response: Response;
  kept: Promise<unknown>;
}

async function coming(url: string): Promise<Coming> {
  const cache = await caches.open(CACHE).catch(() => null); // none outside a secure context
  const found = await cache?.match(url);
  if (found) return { response: found, kept: Promise.resolve() };
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // cached while it is read; if there is no room, it is fetched again next time
  const kept = cache?.put(url, response.clone()).catch(() => undefined);
  return { response, kept: kept ?? Promise.resolve() };
}

/** All bytes of a file, counted as they arrive. */
async function counted(url: string, count: Counted): Promise<Uint8Array<ArrayBuffer>> {
  const { response, kept } = await coming(url);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    count(value.length);
  }
  await kept;
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** Files are compressed, so that they are small on every host; their names say so. */
const PACKED = '.packed';

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function list(folder: string): Promise<Listed> {
  const { response, kept } = await coming(`${folder}files.json`);
  const listed = (await response.json()) as Listed;
  await kept;
  return listed;
}

/** All files of the engine by name, decompressed. */
export async function load(
  folder: string,
  listed: Listed,
  count: Counted,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const found = await Promise.all(
    listed.files.map(async ({ name }): Promise<[string, Uint8Array<ArrayBuffer>]> => {
      const bytes = await counted(folder + name, count);
      return name.endsWith(PACKED) ? [name.slice(0, -PACKED.length), await unpacked(bytes)] : [name, bytes];
    }),
  );
  return new Map(found);
}
