/**
 * Divides a window between market, site and the rest: the site comes first, the market shrinks first and grows last.
 */

import type { Room } from '../../lib/plan';
import { UNIT } from './art/fit';

export interface Plan {
  /** Side of the market's square, and the height of its place. */
  market: number;
  place: number;
  site: { width: number; height: number };
  /** Space below the market. */
  under: number;
  /** Height of the column with rivals and choices. */
  company: number;
  /** Heights of the score rule, which is dropped in a low window, and of the workshop. */
  rule: number;
  shop: number;
}

/** What to show; `shared`: other boards share the market's place. */
export interface Table {
  towers: number;
  rivals: number;
  shared: boolean;
  /** A module's board is below the rivals. */
  annexed?: boolean;
}

/** Fixed sizes in every window of a kind. */
const EDGE = 10,
  GAP = 6,
  GUTTER = 8,
  BAR = 54,
  SIDE = 250,
  TOP = 48,
  DOCK = 74,
  TABS = 46;
export const MARKET = { least: 330, usual: 402, shared: 290 };
/** Height of a workshop with the words of its tiles, and without. */
const SHOP = { desk: 192, compact: 184, upright: 192, least: 150 };
const RULE = { desk: 42, compact: 38, upright: 40 };
/**
 * Rivals with everything they have (on a desk, on a tablet held upright), in two lines each (in a tall row in up to
 * four), or side by side in one. `only`: the least height in which a single one is drawn large.
 */
export const RIVAL = {
  board: { desk: 127, upright: 100 },
  only: 232,
  row: 40,
  tall: 76,
  line: 34,
  gap: 4,
  boards: 6,
};
/** Height that choices need below a market, if no other place is free for them. */
const TRAY = 160;
/** Minimum height of a site across the whole width, where possible. */
const SITE = 330;
/** The market only grows while the site's scale is this many times larger. */
const AHEAD = 1.25;

/**
 * Divides a height into rule, workshop and the rest: the rule, then the workshop shrink so that the market keeps its
 * minimum size.
 */
function lower(
  kind: 'desk' | 'compact' | 'upright',
  free: number,
  needed: number,
): { rule: number; shop: number; high: number } {
  const whole = { rule: RULE[kind], shop: SHOP[kind] };
  for (const { rule, shop } of [whole, { ...whole, rule: 0 }, { rule: 0, shop: SHOP.least }]) {
    const high = free - shop - (rule ? rule + GAP : 0);
    if (high >= needed || (!rule && shop === SHOP.least)) return { rule, shop, high };
  }
  throw new Error('the last division is always taken');
}

/** Three columns: market and recent changes, site, company. */
function desk(width: number, height: number, { towers, shared, annexed }: Table): Plan {
  const room = width - 2 * EDGE - SIDE - 2 * GUTTER;
  const tabs = shared ? TABS : 0;
  const { rule, shop, high } = lower('desk', height - BAR - 8 - 2 * GAP - tabs, MARKET.least);
  const scale = (market: number): number =>
    Math.min((room - market) / (UNIT.pitch * towers), high / UNIT.height);
  let market = MARKET.usual;
  if (scale(market) < 1) market = Math.max(MARKET.least, room - UNIT.pitch * towers);
  while (market < high && scale(market + 2) > (AHEAD * (market + 2)) / MARKET.usual) market += 2;
  market = Math.floor(Math.min(market, high));
  return {
    market,
    place: market + tabs,
    site: { width: Math.floor(room - market), height: Math.floor(high + tabs) },
    under: Math.floor(high - market - GAP),
    company: Math.floor(high + tabs + (annexed ? 0 : shop + GAP + (rule ? rule + GAP : 0))),
    rule,
    shop,
  };
}

/** Two columns: the market over the rivals, the site over the rule. */
function compact(width: number, height: number, { rivals, shared }: Table): Plan {
  const tabs = shared ? TABS : 0,
    free = height - BAR - 8 - 2 * GAP - tabs;
  const rows = rivals * (RIVAL.row + RIVAL.gap) - RIVAL.gap;
  const roomy = lower('compact', free, MARKET.least + GAP + rows);
  const divided =
    roomy.high >= MARKET.least + GAP + rows ? roomy : lower('compact', free, MARKET.least + GAP + RIVAL.line);
  const tight = free - divided.shop - MARKET.least - GAP < TRAY;
  const shop = tight ? SHOP.least : divided.shop,
    { rule } = divided,
    high = free - shop - (rule ? rule + GAP : 0);
  const market = Math.max(
    MARKET.least,
    Math.min(MARKET.usual, high - GAP - rows, Math.floor(width * 0.3243)),
  );
  return {
    market,
    place: market + tabs,
    site: { width: Math.floor(width - 2 * EDGE - GUTTER - market), height: Math.floor(high + tabs) },
    under: Math.floor(high - market - GAP),
    company: Math.floor(free - shop - market - GAP),
    rule,
    shop,
  };
}

/** The site across the width, with the market beside the rivals below it. */
function upright(width: number, height: number, { shared }: Table): Plan {
  const tabs = shared ? TABS : 0,
    least = shared ? MARKET.shared : MARKET.least;
  const { rule, shop, high } = lower('upright', height - TOP - DOCK - 4 * GAP - tabs, least + SITE);
  const market = Math.round(Math.max(least, Math.min(MARKET.usual, width * 0.4122, high * 0.45)));
  return {
    market,
    place: market + tabs,
    site: { width: Math.floor(width - 2 * EDGE), height: Math.floor(high - market) },
    under: 0,
    company: market + tabs,
    rule,
    shop,
  };
}

export function planOf({ kind, width, height }: Room, table: Table): Plan {
  if (kind === 'upright') return upright(width, height, table);
  return kind === 'compact' ? compact(width, height, table) : desk(width, height, table);
}

export type RivalForm = 'board' | 'row' | 'line' | 'none';

/** How rivals are shown in this height; choices come before them. */
export function rivalsIn(kind: Room['kind'], height: number, rivals: number): RivalForm {
  const board = kind === 'upright' ? RIVAL.board.upright : RIVAL.board.desk;
  if (height >= rivals * (board + RIVAL.boards) - RIVAL.boards) return 'board';
  if (height >= rivals * (RIVAL.row + RIVAL.gap) - RIVAL.gap) return 'row';
  return height >= RIVAL.line ? 'line' : 'none';
}
