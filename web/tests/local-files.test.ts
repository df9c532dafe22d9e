// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { list, load } from '../src/local/files';

const FOLDER = 'https://example.org/engine/1/';

/** A cache that reads what it is given to its end, as a browser does. */
class FakeCache {
  kept = new Map<string, Uint8Array>();
  full = false;
  match(url: string): Promise<Response | undefined> {
    const found = this.kept.get(url);
    return Promise.resolve(found && new Response(found.slice()));
  }
  async put(url: string, response: Response): Promise<void> {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (this.full) throw new DOMException('no room', 'QuotaExceededError');
    this.kept.set(url, bytes);
  }
}

let cache: FakeCache;
let fetched: string[];
/** Pieces of the file that comes now; each is sent when the test says so. */
let send: ((piece: Uint8Array | null) => void) | null;

beforeEach(() => {
  cache = new FakeCache();
  fetched = [];
  send = null;
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = piece => (piece ? controller.enqueue(piece) : controller.close());
      },
    });
    return Promise.resolve(new Response(body));
  });
});
afterEach(() => vi.unstubAllGlobals());

const LISTED = { lock: '', files: [{ name: 'a', bytes: 6 }] };
const soon = (): Promise<void> => new Promise(go => setTimeout(go));

test('bytes are counted as they come, not when all of them are there', async () => {
  const counted: number[] = [];
  const loading = load(FOLDER, LISTED, bytes => counted.push(bytes));
  await soon();
  for (const [pieces, so_far] of [
    [2, [2]],
    [3, [2, 3]],
    [1, [2, 3, 1]],
  ] as const) {
    send!(new Uint8Array(pieces));
    await soon();
    expect(counted).toEqual(so_far);
  }
  expect(cache.kept.size).toBe(0);
  send!(null);
  expect((await loading).get('a')).toHaveLength(6);
  expect(cache.kept.get(`${FOLDER}a`)).toHaveLength(6);
});

test('what is kept is not fetched again', async () => {
  cache.kept.set(`${FOLDER}a`, new Uint8Array(6));
  let counted = 0;
  await load(FOLDER, LISTED, bytes => (counted += bytes));
  expect([fetched, counted]).toEqual([[], 6]);
});

test('where there is no room the game starts all the same', async () => {
  cache.full = true;
  const loading = list(FOLDER);
  await soon();
  send!(new TextEncoder().encode(JSON.stringify(LISTED)));
  send!(null);
  expect(await loading).toEqual(LISTED);
});

test('a packed file is unpacked and has its plain name', async () => {
  const packed = new Blob(['abc']).stream().pipeThrough(new CompressionStream('gzip'));
  cache.kept.set(`${FOLDER}b.packed`, new Uint8Array(await new Response(packed).arrayBuffer()));
  const found = await load(FOLDER, { lock: '', files: [{ name: 'b.packed', bytes: 1 }] }, () => undefined);
  expect(new TextDecoder().decode(found.get('b'))).toBe('abc');
});
