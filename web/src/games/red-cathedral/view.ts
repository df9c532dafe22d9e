/** Position helpers shared by all boards: the order of things, and every party that is scored. */

import { moreMaterials } from './guilds';
import type { City, Material, Ornament, SlotName, View } from './wire';

/** The six of the base game (RC-1.1). */
export const MATERIALS: readonly Material[] = ['wood', 'brick', 'stone', 'gold', 'green', 'purple'];
/** With those that guilds add. */
export const allMaterials = (): Material[] => [...MATERIALS, ...moreMaterials()];
export const ORNAMENTS: readonly Ornament[] = ['door', 'arch', 'cross'];
/** In board order: the four colours, then the two white ones. */
export const SLOTS: readonly SlotName[] = ['red', 'blue', 'green', 'yellow', 'white-1', 'white-2'];
/** The colours that slots are painted in. */
export const SLOT_COLOURS: Readonly<Record<string, string>> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  'white-1': 'white',
  'white-2': 'white',
};

/** The colour of a party's banners and ornaments: Ivan uses one that nobody else has. */
export const colourOf = (view: View, party: string): string =>
  party === 'ivan' ? (view.ivan?.colour ?? 'black') : party;

/** The parties' names, in scoring order: the players, then Ivan. */
export const partyNames = (view: View): string[] => [
  ...view.player.map(p => p.colour),
  ...(view.ivan ? ['ivan'] : []),
];

/** Everybody with a marker on the score track. */
export interface Party {
  party: string;
  colour: string;
  space: number;
  prestige: number;
}

export function parties(view: View): Party[] {
  const seated = view.player.map(p => ({ party: p.colour, ...p }));
  return view.ivan ? [...seated, { party: 'ivan', ...view.ivan }] : seated;
}

/** The materials of an inventory one by one, in the order of RC-1.1. */
export const oneByOne = (materials: Readonly<Record<string, number>>): Material[] =>
  allMaterials().flatMap(m => Array.from({ length: materials[m] ?? 0 }, () => m));

/** The city above a tower, counted from 1. */
export const cityOf = (view: View, tower: number): City | undefined =>
  view.contractors?.city.find(city => city.tower === tower);

/** The sign of the guild in play. */
export const guildSign = ({ options }: View): string => `g-${options.guild}`;
/** The rule of the guild in play: its card is at the market. */
export const guildRule = ({ market, options }: View): string =>
  market.influence.find(card => card.group === options.guild)?.rule ?? 'CT-5.1';
