/** Who sits at a position being set up, and how many towers it has. */

import type { Pieces, PlayerPieces } from '../../wire';
import { partOf } from '../guilds';
import type { GuildEntries } from '../guilds/part';
import type { PartyName } from './edit';

/** How the entries of the guild in play follow. */
const guildOf = ({ options }: Pieces): GuildEntries => partOf(options).entries ?? {};

/** Clears whose turn it is, so that it is derived again. */
function turnAnew(pieces: Pieces): void {
  pieces.turn = pieces.turns = pieces.starter = pieces.ender = pieces.pending = pieces.final = null;
}
/** Removes a party's pieces from the cathedral, or gives them to another party. */
function rename(pieces: Pieces, from: PartyName, to: PartyName | null): void {
  for (const section of pieces.tower?.flatMap(tower => tower.sections ?? []) ?? []) {
    if (section.banner === from) section.banner = to;
    if (section.ornament === from) section.ornament = to;
    if (!section.banner) section.finished = false;
  }
  guildOf(pieces).rename?.(pieces.guild ?? {}, party => (party === from ? to : party));
}

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** Adds a player in the next free colour. */
export function seat(pieces: Pieces): void {
  const players = (pieces.player ??= []),
    taken = players.map(one => one.colour),
    colour = COLOURS.find(one => !taken.includes(one));
  if (!colour) return;
  if (players.length === 1) {
    pieces.ivan = null; // he plays only in a solo game (RC-11.1)
    rename(pieces, 'ivan', null);
    pieces.contractors?.board?.splice(1);
  }
  players.push({ colour });
  turnAnew(pieces);
}
/** Removes a player and everything they own. */
export function unseat(pieces: Pieces, at: number): void {
  const players = pieces.player ?? [],
    [gone] = players.length > 1 ? players.splice(at, 1) : [];
  if (!gone?.colour) return;
  rename(pieces, gone.colour, null);
  pieces.contractors?.board?.splice(at, 1);
  guildOf(pieces).unseat?.(pieces.guild ?? {}, at);
  pieces.reserve = null;
  turnAnew(pieces);
}
/** Gives a player a colour; the one who has it takes theirs. */
export function recolour(pieces: Pieces, at: number, colour: Colour): void {
  const player: PlayerPieces | undefined = pieces.player?.[at],
    before = player?.colour,
    other = pieces.player?.find(one => one.colour === colour);
  if (!player || !before || before === colour) return;
  const named = (party: PartyName | null | undefined): PartyName | null | undefined =>
    party === before ? colour : party === colour ? before : party;
  for (const section of pieces.tower?.flatMap(tower => tower.sections ?? []) ?? []) {
    section.banner = named(section.banner);
    section.ornament = named(section.ornament);
  }
  guildOf(pieces).rename?.(pieces.guild ?? {}, named);
  pieces.turn = named(pieces.turn);
  pieces.starter = named(pieces.starter);
  pieces.ender = named(pieces.ender);
  player.colour = colour;
  if (other) other.colour = before;
}

/** Adds a tower of two sections on the right. */
export function raise(pieces: Pieces): void {
  (pieces.tower ??= []).push({ sections: [{}, {}] });
}
/** Removes a tower and everything on it. */
export function raze(pieces: Pieces, tower: number): void {
  pieces.tower?.splice(tower, 1);
  pieces.contractors?.cities?.splice(tower, 1);
  pieces.reserve = null;
  for (const player of pieces.player ?? []) player.banners = player.ornaments = null;
  if (pieces.ivan) pieces.ivan.marker = null;
  guildOf(pieces).raze?.(pieces.guild ?? {});
}
