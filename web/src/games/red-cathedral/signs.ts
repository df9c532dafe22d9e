/** Pictures for the signs on cards, tiles and specialists. The server says which signs they show. */

import { pictureOf } from './guilds';
import type { Action, Amount, Material, Resource, Sign, Tile } from './wire';

/** A number, a single character, or the id of an icon. */
export type Drawn = number | string;

/** Something printed, in the game's signs. */
export interface Row {
  cost: readonly Sign[];
  gain: readonly Sign[];
}

export const materialIcon = (material: Material): string => `m-${material}`;

const ICONS: Readonly<Record<string, string>> = {
  rubles: 'ruble',
  permits: 'permit',
  wood: 'm-wood',
  brick: 'm-brick',
  stone: 'm-stone',
  gold: 'm-gold',
  green: 'm-green',
  purple: 'm-purple',
  any: 'm-any',
  delivery: 'ui-deliver',
  tile: 'ui-bench',
  stall: 'ui-market',
  swap: 'ui-swap',
  arrow: 'ui-arrow',
  others: 'ui-people',
  cards: 'ui-site',
  dice: 'die-3',
  black: 'e-black',
  ornament: 'arch',
};
/** A sign without another picture is an icon of the same name; a guild has its own. */
const picture = (sign: Sign): Drawn =>
  typeof sign === 'number' ? sign : (ICONS[sign] ?? pictureOf(sign) ?? sign.replace(/^guild:/, 'g-'));
export const pictures = (signs: readonly Sign[]): Drawn[] => signs.map(picture);
export const resourceIcon = (resource: Resource): string =>
  ICONS[resource] ?? pictureOf(resource) ?? resource;

/** A row in the form the drawing functions need. */
export const drawnRow = ({
  mark = 'infinity',
  cost,
  gain,
}: Row & { mark?: Action['mark'] }): { often: Action['mark']; cost: Drawn[]; gain: Drawn[] } => ({
  often: mark,
  cost: pictures(cost),
  gain: pictures(gain),
});

/** Amounts as pictures: two of a kind as `2` and the icon, one as the icon alone. */
export const amountPictures = (gives: readonly Amount[]): Drawn[] =>
  gives.flatMap(({ resource, amount }): Drawn[] => {
    const icon = resourceIcon(resource);
    return amount > 1 ? [amount, icon] : [icon];
  });

export const tilePictures = ({ die, gives }: Pick<Tile, 'die' | 'gives'>): Drawn[] =>
  die ? [`die:${die}`] : amountPictures(gives);

/** Backs of the specialists. */
const TOOLS: Record<string, string> = {
  hammer: 'r-mason',
  saw: 't-saw',
  chisel: 't-chisel',
  trowel: 't-trowel',
  'plumb-line': 't-plumb',
  compasses: 'r-architect',
};
export const toolIcon = (tool: string): string => TOOLS[tool] ?? 't-square';
