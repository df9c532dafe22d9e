/** The icon grammar: what cards, tiles and specialists say, as rows of signs. `often · cost ▸ gain`. */

import type { Action, Amount, Material, Ornament, Part, Resource, Specialist, Tile } from './wire';

/** A number, a single character, or the id of an icon. */
export type Sign = number | string;

export interface Row {
  often?: 'lightning' | 'infinity';
  cost: Sign[];
  gain: Sign[];
}

/** RC-6.4: the ornament that is printed on a section of each kind, and its material. */
export const FITTING: Record<Part, { ornament: Ornament; material: Material }> = {
  base: { ornament: 'door', material: 'wood' },
  middle: { ornament: 'arch', material: 'stone' },
  dome: { ornament: 'cross', material: 'gold' },
};

export const materialIcon = (material: Material): string => `m-${material}`;

export function resourceIcon(resource: Resource): string {
  if (resource === 'rubles') return 'ruble';
  if (resource === 'permits') return 'permit';
  if (resource === 'recognition' || resource === 'prestige') return resource;
  return materialIcon(resource);
}

const DELIVER = 'ui-deliver';
const ANY = 'm-any';
const TILE = 'ui-bench';
const STALL = 'ui-market';
const OTHERS = 'ui-people';

/** RC-7.9 and CT-5.2 to CT-5.11. `shown` stands for the materials printed on the card. */
const ACTIONS: Record<string, [cost: Sign[], gain: Sign[]]> = {
  C1: [[ANY], [1, 'ruble']],
  C2: [[1, 'ruble'], ['shown']],
  C3: [['shown'], [1, 'ruble']],
  C4: [[2, 'ruble'], [ANY]],
  C5: [['shown'], [2, 'ruble']],
  C6: [[2, 'ruble'], ['shown']],
  T1: [[1, 'ruble'], [DELIVER]],
  T2: [[], ['+', 1, 'ruble']],
  T3: [
    [3, 'ruble'],
    [DELIVER, DELIVER],
  ],
  T4: [[2, 'ruble'], ['ui-swap']],
  M1: [['pair'], [ANY]],
  M2: [[1, 'ruble', ANY], [ANY]],
  M3: [
    [4, ANY],
    [2, ANY],
  ],
  M4: [[], [TILE]],
  K1: [[], ['+', 1, 'recognition']],
  K2: [
    [3, 'ruble'],
    [1, 'prestige'],
  ],
  K3: [
    [3, '≠', ANY],
    [1, 'prestige'],
  ],
  K4: [['logo'], [2, 'recognition']],
  'jewellers-a1': [[1, 'ruble'], ['m-diamond']],
  'jewellers-a2': [
    [3, 'ruble'],
    [2, 'm-diamond'],
  ],
  'jewellers-a3': [
    [3, ANY],
    [2, 'm-diamond'],
  ],
  'jewellers-a4': [['m-diamond'], [2, 'permit']],
  'weavers-a1': [[], [TILE]],
  'weavers-a2': [
    [1, 'ruble'],
    [OTHERS, TILE],
  ],
  'weavers-a3': [
    [2, 'ruble'],
    [2, '×', TILE],
  ],
  'weavers-a4': [
    [2, 'ruble'],
    [TILE, TILE],
  ],
  'foremen-a1': [['g-foremen'], ['banner', 'recognition']],
  'foremen-a2': [['g-foremen'], ['banner', 'ruble']],
  'foremen-a3': [['g-foremen'], [OTHERS, 'recognition']],
  'foremen-a4': [['g-foremen'], [OTHERS, 'ruble']],
  'contractors-a1': [[], ['e-black', STALL]],
  'contractors-a2': [['contractor'], ['permit']],
  'contractors-a3': [['contractor'], ['ruble']],
  'contractors-a4': [[OTHERS, 'contractor'], ['ruble']],
  'wholesalers-a1': [[1, 'ruble'], [STALL]],
  'wholesalers-a2': [
    [2, 'ruble'],
    [STALL, ANY],
  ],
  'wholesalers-a3': [
    [3, 'ruble'],
    [2, '×', STALL],
  ],
  'wholesalers-a4': [
    [4, 'ruble'],
    [STALL, STALL],
  ],
  'administrators-a1': [[], ['shown']],
  'administrators-a2': [['shown'], [1, 'recognition']],
  'administrators-a3': [[], ['+', 1, 'ruble']],
  'administrators-a4': [['m-gold'], [3, 'ruble']],
  'administrators-a5': [[], ['m-green', '/', 'm-purple']],
  'administrators-a6': [
    ['m-green', 'm-purple'],
    [1, 'prestige', 2, 'ruble'],
  ],
  'lawyers-a1': [[], ['+', 1, 'permit']],
  'lawyers-a2': [[1, 'permit'], [DELIVER]],
  'lawyers-a3': [
    [2, 'permit'],
    [1, 'prestige'],
  ],
  'lawyers-a4': [[1, 'permit'], [ANY]],
  'archivists-a1': [[2, 'ruble'], ['ui-log']],
  'archivists-a2': [
    [1, 'recognition'],
    [STALL, '×', 'die-3'],
  ],
  'archivists-a3': [[1, 'recognition'], ['lightning']],
  'archivists-a4': [[1, 'recognition'], [STALL]],
  'master-builders-a1': [
    [2, 'ruble'],
    ['ui-site', 2, ANY],
  ],
  'master-builders-a2': [
    [3, 'ruble'],
    ['ui-site', 3, ANY],
  ],
  'master-builders-a3': [
    [1, 'recognition'],
    ['scaffold', 'ruble'],
  ],
  'master-builders-a4': [
    [1, 'ruble'],
    ['scaffold', '½', 'recognition'],
  ],
  'brickmakers-a1': [['m-brick', 'm-brick'], ['g-brickmakers']],
  'brickmakers-a2': [['m-brick'], [DELIVER]],
  'brickmakers-a3': [['m-brick'], [2, 'ruble']],
  'brickmakers-a4': [['m-brick'], [1, 'recognition']],
};

export function actionRow({ action, mark, shown }: Omit<Action, 'rubles'>): Row {
  const fill = (signs: Sign[]): Sign[] => signs.flatMap(s => (s === 'shown' ? shown.map(materialIcon) : [s]));
  const [cost, gain] = ACTIONS[action] ?? [[], ['ui-help']];
  return { often: mark, cost: fill(cost), gain: fill(gain) };
}

/** Amounts as signs: two of a kind as `2` and the icon, one as the icon alone. */
export const amountSigns = (gives: readonly Amount[]): Sign[] =>
  gives.flatMap(({ resource, amount }): Sign[] => {
    const icon = resourceIcon(resource);
    return amount > 1 ? [amount, icon] : [icon];
  });

export const tileSigns = ({ die, gives }: Pick<Tile, 'die' | 'gives'>): Sign[] =>
  die ? [`die:${die}`] : amountSigns(gives);

/** CT-3.2: the nine effects. */
export function specialistRow({
  effect,
  gives,
  material,
  prestige,
}: Pick<Specialist, 'effect' | 'gives' | 'material' | 'prestige'>): Row {
  const cost: Sign[] = material ? [materialIcon(material)] : [];
  switch (effect) {
    case 'gain':
      return { cost: [], gain: amountSigns(gives) };
    case 'sell-for-prestige':
      return { cost, gain: [prestige, 'prestige'] };
    case 'sell-for-recognition':
      return { cost, gain: [3, 'recognition'] };
    case 'activate':
      return { cost: [], gain: [TILE, TILE] };
    case 'discard-ornament':
      return { cost: ['arch'], gain: [3, 'prestige'] };
    case 'buy-recognition':
      return { cost: [5, 'ruble'], gain: [5, 'recognition'] };
    case 'material-and-delivery':
      return { cost: [], gain: [ANY, DELIVER] };
    case 'resource-tile':
      return { cost: [], gain: [STALL] };
    default:
      return { cost: [], gain: ['banner'] };
  }
}

/** CT-5.11. */
const BUTTRESSES: Record<string, Sign[]> = {
  rubles: [5, 'ruble'],
  influence: ['lightning'],
  activate: [TILE],
  deliver: [DELIVER],
  recognition: [3, 'recognition'],
  'free-slot': [0, 'ruble'],
  materials: [2, ANY],
  'market-space': [STALL],
};
export const buttressSigns = (buttress: string): Sign[] => BUTTRESSES[buttress] ?? ['ui-help'];

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

/** What each of Ivan's cards does (RC-11.7, CT-6.3). */
const IVAN: Record<string, Sign[]> = {
  recognition: ['+', 4, 'recognition'],
  inventory: [4, ANY],
  transport: [TILE, 'ui-arrow', DELIVER],
  claim: ['banner'],
  build: [DELIVER],
  recruit: ['contractor'],
};
export const ivanSigns = (card: string): Sign[] => IVAN[card] ?? ['ui-help'];

/** The paragraph of each guild. */
export const GUILD_RULES: Readonly<Record<string, string>> = {
  jewellers: 'CT-5.2',
  weavers: 'CT-5.3',
  foremen: 'CT-5.4',
  contractors: 'CT-5.5',
  wholesalers: 'CT-5.6',
  administrators: 'CT-5.7',
  lawyers: 'CT-5.8',
  archivists: 'CT-5.9',
  'master-builders': 'CT-5.10',
  brickmakers: 'CT-5.11',
};
