/** The files of the engine: fetched once, kept by the browser, and counted while they come. */

const CACHE = 'duomo-engine';

/** What lies in the engine's folder, as `tools/build_site.py` writes it into `files.json`. */
export interface Listed {
  /** The newest of Python's own description, without its packages. */
  lock: string;
  files: { name: string; bytes: number }[];
}

/** Told of every piece that comes. */
export type Counted = (bytes: number) => void;

async function kept(url: string): Promise<Response> {
  const cache = await caches.open(CACHE).catch(() => null); // none where the page is not safe from others
  const found = await cache?.match(url);
  if (found) return found;
  const fetched = await fetch(url);
  if (!fetched.ok) throw new Error(`${url}: ${fetched.status}`);
  if (!cache) return fetched;
  await cache.put(url, fetched.clone()).catch(() => undefined); // no room: it is fetched again the next time
  return fetched;
}

async function counted(response: Response, count: Counted): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    count(value.length);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** Files are packed, so that they are small at every host; their names say so. */
const PACKED = '.packed';

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function list(folder: string): Promise<Listed> {
  return (await (await kept(`${folder}files.json`)).json()) as Listed;
}

/** All files of the engine by their names, unpacked. */
export async function load(
  folder: string,
  listed: Listed,
  count: Counted,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const found = await Promise.all(
    listed.files.map(async ({ name }): Promise<[string, Uint8Array<ArrayBuffer>]> => {
      const bytes = await counted(await kept(folder + name), count);
      return name.endsWith(PACKED) ? [name.slice(0, -PACKED.length), await unpacked(bytes)] : [name, bytes];
    }),
  );
  return new Map(found);
}

/** Files of other versions are of no use any more. */
export async function forgetOthers(folder: string): Promise<void> {
  const cache = await caches.open(CACHE).catch(() => null);
  for (const { url } of (await cache?.keys()) ?? []) if (!url.startsWith(folder)) await cache?.delete(url);
}
