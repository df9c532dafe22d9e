// Recomputes a game's dice; must match `src/duomo/play/tables/dealing.py`.
import type { Dice } from './types';

const BITS = 128n;
const text = new TextEncoder();

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('');

async function keyed(key: BufferSource, message: BufferSource): Promise<ArrayBuffer> {
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return crypto.subtle.sign('HMAC', made, message);
}

/** True if this browser can check; browsers may not allow it on pages served without encryption. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The hash that promises a secret. */
export const promiseOf = async (secret: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(secret)));

/** The first roll or draw that does not follow from the secret, counted from 1; null if all do. */
export async function firstWrong({ secret, salts, rolls }: Dice): Promise<number | null> {
  const own = bytesOf(secret ?? '');
  for (const [drawn, { weights, came }] of rolls.entries()) {
    const added = salts.filter(salt => salt.at <= drawn).map(salt => [salt.seat, salt.word]);
    const key = added.length ? await keyed(own, text.encode(JSON.stringify(added))) : own;
    const count = new DataView(new ArrayBuffer(8));
    count.setBigUint64(0, BigInt(drawn));
    const digest = hexOf(await keyed(key, count.buffer)).slice(0, Number(BITS) / 4);
    const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
    let at = (BigInt(`0x${digest}`) * total) >> BITS;
    const found = weights.findIndex(weight => (at -= BigInt(weight)) < 0n);
    if (found !== came) return drawn + 1;
  }
  return null;
}
