/** A text inside a link: compressed, so that it fits in any message. */

async function through(bytes: Uint8Array<ArrayBuffer>, kind: 'packs' | 'unpacks'): Promise<Uint8Array> {
  const stream =
    kind === 'packs' ? new CompressionStream('deflate-raw') : new DecompressionStream('deflate-raw');
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), 'packs');
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

export async function unpacked(code: string): Promise<string> {
  const plain = atob(code.replace(/-/g, '+').replace(/_/g, '/')),
    bytes = Uint8Array.from(plain, one => one.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, 'unpacks'));
}
