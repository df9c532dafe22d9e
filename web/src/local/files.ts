/** The files of the engine: fetched once, kept by the browser, and counted while they come. */

/** The service worker puts those of a new version there before it takes over. */
const CACHE = 'duomo-engine';

/** What lies in the engine's folder, as `tools/build_site.py` writes it into `files.json`. */
export interface Listed {
  /** The newest of Python's own description, without its packages. */
  lock: string;
  files: { name: string; bytes: number }[];
}

/** Told of every piece that comes. */
export type Counted = (bytes: number) => void;

/** What comes, and when it is kept. */
interface Coming {
  response: Response;
  kept: Promise<unknown>;
}

async function coming(url: string): Promise<Coming> {
  const cache = await caches.open(CACHE).catch(() => null); // none where the page is not safe from others
  const found = await cache?.match(url);
  if (found) return { response: found, kept: Promise.resolve() };
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // it is kept while it is read; no room: it is fetched again the next time
  const kept = cache?.put(url, response.clone()).catch(() => undefined);
  return { response, kept: kept ?? Promise.resolve() };
}

/** All bytes of a file, counted as they come. */
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

/** Files are packed, so that they are small at every host; their names say so. */
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

/** All files of the engine by their names, unpacked. */
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
