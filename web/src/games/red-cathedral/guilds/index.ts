/** The guilds with more than a card: one file each, found by the guild's name. */

import type { Parts } from '../pieces';
import type { Move, View } from '../wire';
import type { GuildFace, Visitor } from './face';

const found = import.meta.glob<GuildFace>(['./*.ts', '!./index.ts', '!./face.ts'], {
  eager: true,
  import: 'guild',
});
const faces: Readonly<Record<string, GuildFace>> = Object.fromEntries(
  Object.entries(found).map(([path, face]) => [path.slice('./'.length, -'.ts'.length), face]),
);

/** The face of the guild in play. */
export const faceOf = (view: View): GuildFace | undefined => faces[view.options.guild ?? ''];

/** The person the guild in play has sent to a tower, counted from 1. */
export const visitorAt = (view: View, tower: number): Visitor | null =>
  faceOf(view)?.visitor?.(view, tower) ?? null;

/** The pieces of a move that only one guild has. */
export function partsOfGuild(move: Move): Parts | null {
  for (const face of Object.values(faces)) {
    const parts = face.parts?.(move);
    if (parts) return parts;
  }
  return null;
}
