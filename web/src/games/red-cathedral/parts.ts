import { t } from '../../lib/i18n';
import type { Row } from '../../pages/components/part';
import type { GameParts } from '../game';
import { tablesOfGuilds } from './guilds';
import Picture from './Part.svelte';
import { resourceIcon } from './signs';
import { allMaterials } from './view';
import type { Action, Amount, Material, Part, Resource, SlotName, Specialist, Tile } from './wire';

/** A row of this game's component tables: each table has some of these fields. */
export interface PartRow extends Row {
  kind?: Part;
  cost?: Material[];
  recognition?: number;
  rubles?: number;
  resource?: Resource;
  amount?: number;
  gives?: Partial<Record<Resource, number>>;
  die?: Tile['die'];
  three_plus?: boolean;
  group?: string;
  guild?: string;
  upper?: PrintedAction;
  lower?: PrintedAction;
  players?: number;
  heights?: number[];
  space?: number;
  board?: string;
  slot?: SlotName;
  price?: number;
  holds?: string;
  effect?: Specialist['effect'];
  tool?: string;
  material?: Material;
  prestige?: number;
  materials_of_choice?: number;
}
interface PrintedAction {
  action: string;
  mark: Action['mark'];
  shown?: Material[];
}

/** What a row gives, in the form used by a table's documents. */
export const amountsIn = ({ gives = {} }: PartRow): Amount[] =>
  (Object.entries(gives) as [Resource, number][]).map(([resource, amount]) => ({ resource, amount }));

const SIGNED = [...allMaterials(), 'rubles', 'recognition', 'prestige', 'permits'] as string[];

/** Names of a field's words: the message and its argument. */
const NAMES: Readonly<Record<string, readonly [message: string, argument: string]>> = {
  kind: ['rc-kind', 'kind'],
  die: ['rc-die-name', 'die'],
  group: ['rc-group', 'group'],
  guild: ['guild-name', 'group'],
  action: ['rc-action', 'action'],
  mark: ['rc-mark', 'mark'],
  slot: ['rc-slot-short', 'slot'],
  tool: ['ct-tool', 'tool'],
};

const ofGuilds = tablesOfGuilds();

export const parts: GameParts = {
  Picture,
  sign: word => (SIGNED.includes(word) ? resourceIcon(word as Resource) : null),
  word(field, word) {
    if ((allMaterials() as string[]).includes(word)) return t('rc-material', { material: word });
    const [message, argument] = NAMES[field] ?? [];
    return message && argument ? t(message, { [argument]: word }) : null;
  },
  named: ['reserve', 'cities', ...Object.keys(ofGuilds).filter(table => ofGuilds[table]?.named)],
  widths: {
    section_cards: 126,
    track: 64,
    influence_cards: 220,
    guild_cards: 220,
    specialists: 220,
    resource_tiles: 96,
    workshop_tiles: 96,
    ...Object.fromEntries(Object.entries(ofGuilds).map(([table, { width }]) => [table, width])),
  },
};
