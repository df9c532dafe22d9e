/** The guilds with more than a card: one file each, found by the guild's name. */

import type { Motion } from '../../../lib/motion.svelte';
import type { Parts } from '../pieces';
import type { EarlyLine, Fact, Material, Move, ScoringLine, View } from '../wire';
import type { GuildFace, GuildPage, Held, LineFace, StandIns, TableFace, Visitor } from './face';

const found = import.meta.glob<GuildPage>('./*.svelte', { eager: true });
// Looked into only when asked: the guilds' files import others that import this one.
const pages = (): GuildPage[] => Object.values(found);
const pageOf = (view: View): GuildPage | undefined => found[`./${view.options.guild}.svelte`];

/** The face of the guild in play. */
export const faceOf = (view: View): GuildFace | undefined => pageOf(view)?.guild;
/** What the guild in play keeps beside the market. */
export const boardOf = (view: View): GuildPage['board'] => pageOf(view)?.board;

/** The first answer of any guild. */
function anyOf<Answer>(ask: (face: GuildFace) => Answer | null | undefined): Answer | null {
  for (const { guild } of pages()) {
    const answer = ask(guild);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}

// ---- the guild in play

/** The person the guild in play has sent to a tower, counted from 1. */
export const visitorAt = (view: View, tower: number): Visitor | null =>
  faceOf(view)?.visitor?.(view, tower) ?? null;
/** What stands for materials delivered to a section. */
export const standInsOn = (view: View, section: string): StandIns | null =>
  faceOf(view)?.standIns?.(view, section) ?? null;
/** The guild's things in front of a player. */
export const heldBy = (view: View, seat: number): Held | null => faceOf(view)?.held?.(view, seat) ?? null;

// ---- what only one guild has

/** The pieces of a move that only one guild has. */
export const partsOfGuild = (move: Move): Parts | null => anyOf(face => face.parts?.(move));
/** The sign of such a move. */
export const iconOfGuild = (move: Move): string => anyOf(face => face.icon?.(move) || null) ?? '';
export const motionsOfGuild = (fact: Fact, ruler: string): Motion[] =>
  pages().flatMap(({ guild }) => guild.motions?.(fact, ruler) ?? []);
/** True if an event leaves a mark on a section. */
export const leavesTrace = (kind: string): boolean =>
  pages().some(({ guild }) => guild.traces?.includes(kind));
/** True if a decision belongs to a build. */
export const isBuilding = (kind: string): boolean =>
  pages().some(({ guild }) => guild.builds?.includes(kind));
/** True if pieces of this kind lie on a guild's board. */
export const isOnBoard = (kind: string): boolean => pages().some(({ guild }) => guild.about?.[kind]);
/** True if pieces of this kind can be used at any time. */
export const isAtHand = (kind: string): boolean =>
  pages().some(({ guild }) => guild.atAnyTime?.includes(kind));
export const pictureOf = (sign: string): string | null => anyOf(face => face.signs?.[sign]);
/** The materials that guilds add to the six. */
export const moreMaterials = (): Material[] =>
  pages().flatMap(({ guild }) => Object.keys(guild.materials ?? {}) as Material[]);
/** The catalogue's key of what is said about such a material. */
export const aboutMaterial = (material: string): string | null =>
  anyOf(face => face.materials?.[material as Material]);
/** The component tables of all guilds. */
export const tablesOfGuilds = (): Readonly<Record<string, TableFace>> =>
  Object.assign({}, ...pages().map(({ guild }) => guild.tables ?? {})) as Record<string, TableFace>;

const BASE: ReadonlySet<string> = new Set<Exclude<ScoringLine, EarlyLine>['kind']>([
  'track',
  'leftovers',
  'tools',
  'tower',
]);
/** True if a line of a guild was scored before the markers moved back. */
export const isEarly = (line: ScoringLine): line is EarlyLine => !BASE.has(line.kind);
export const lineFace = (kind: string): LineFace | null => anyOf(face => face.lines?.[kind]);
