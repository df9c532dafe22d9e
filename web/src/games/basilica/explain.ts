/** Explains every tile, bay, builder and number of Basilica, by its name in `data-explain`. */

import { icon, medal, pigment } from '../../art/draw';
import type { Art, Explain, Explanation, Meaning, Moment, Reach } from '../../lib/explain';
import { phrase, t } from '../../lib/i18n';
import { builder as builderArt, EMBLEM, rankMark, vault as vaultArt } from './art/vaults';
import { positionOf, type Position, RANKS } from './board';
import { orderTile, vaultTile } from './draw';
import { cellOf, nameOf, offerAt, type Piece, targetsOf } from './moves';
import { builderName, coloursToken, orderName, sideName, vaultName } from './names';
import type { Colour, Offer, Order, Rank, Side, Tile } from './wire';

type About = (position: Position, what: string, at: Moment<'basilica'>) => Explanation | null;

export const ORDER_RULES: Readonly<Record<Order, string>> = {
  promote: 'BA-4.2',
  move: 'BA-4.3',
  recruit: 'BA-4.3',
  confound: 'BA-4.4',
  glass: 'BA-4.5',
  scaffold: 'BA-4.5',
  catastrophe: 'BA-4.5',
};
const SIZE = 40;

const art = (svg: string, width: number, height = width): Art => ({ svg, width, height });
const sign = (id: string): Art => art(icon(id, 0, 0, 24), 24);
const say = (...words: (string | false | null | undefined)[]): Meaning[] =>
  words.flatMap(one => (one ? [{ words: one }] : []));
const card = (name: string, kind: string, rule: string, rest: Partial<Explanation>): Explanation => ({
  name,
  kind,
  rule,
  art: null,
  meanings: [],
  when: '',
  reach: [],
  tried: null,
  ...rest,
});
const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

const reached = ({ move, words, group }: Offer): Reach => ({
  move,
  words: group ? `${phrase(group)}: ${phrase(words)}` : phrase(words),
});
const use = (piece: Piece, { offers }: Moment<'basilica'>): Pick<Explanation, 'reach' | 'tried'> => {
  const offer = offerAt(targetsOf(offers), piece);
  return { reach: offer ? [reached(offer)] : [], tried: nameOf(piece) };
};

const crown = (tile: Tile): string | false => !!tile.crown && t('web-explain-ba-crown');
const joker = (tile: Tile): string | false => tile.colours.length > 1 && t('web-explain-ba-joker');

function order(position: Position, place: string, at: Moment<'basilica'>): Explanation | null {
  const tile = position.orders[Number(place) - 1];
  if (!tile) return null;
  return card(orderName(tile.order), t('web-explain-ba-order'), ORDER_RULES[tile.order], {
    art: art(orderTile(tile, SIZE, ''), SIZE),
    meanings: say(
      t(`web-ba-order-about-${tile.order}`),
      tile.coin && t('web-explain-ba-coin'),
      t('web-explain-ba-back', { colours: coloursToken(tile.colours) }),
    ),
    when: t('web-explain-ba-order-when'),
    ...use({ kind: 'order', place: Number(place) }, at),
  });
}

function vault(position: Position, place: string, at: Moment<'basilica'>): Explanation | null {
  const tile = position.vaults[Number(place) - 1];
  if (!tile) return null;
  return card(capital(vaultName({ ...tile, crown: false })), t('web-explain-ba-vault'), 'BA-3.1', {
    art: art(vaultTile(tile, SIZE), SIZE),
    meanings: say(t('web-explain-ba-vault-for'), joker(tile), crown(tile)),
    when: t('web-explain-ba-vault-when'),
    ...use({ kind: 'vault', place: Number(place) }, at),
  });
}

/** A bay of the cathedral with its content and the zones it counts in. */
function cell(position: Position, name: string, at: Moment<'basilica'>): Explanation | null {
  const found = position.at.get(name);
  const zones = position.zones.filter(zone => zone.cells.includes(name));
  const reach = at.offers.filter(offer => cellOf(offer) === name).map(reached);
  const here = found?.vault;
  const heading = found?.scaffold
    ? t('web-ba-scaffold')
    : here
      ? vaultName({ ...here, crown: false })
      : t('web-ba-empty');
  return card(capital(heading), t('web-explain-ba-cell', { cell: name }), here ? 'BA-5.1' : 'BA-3.1', {
    art: here ? art(vaultArt(here.colours, SIZE), SIZE) : null,
    meanings: [
      ...say(
        found?.scaffold && t('web-explain-ba-scaffold'),
        !found && t('web-explain-ba-empty'),
        here && here.colours.length > 1 && t('web-explain-ba-joker'),
      ),
      ...(found?.builder
        ? [
            {
              art: art(builderArt(found.builder.side, found.builder.rank ?? null, 16, 18, 28), 32, 34),
              words: `${capital(builderName(found.builder))}. ${found.builder.rank ? t(`web-explain-ba-rank-${found.builder.rank}`) : t('web-explain-ba-builder')}`,
            },
          ]
        : []),
      ...(found?.glass ? [{ art: sign('glass'), words: t('web-explain-ba-glass') }] : []),
      ...zones.map(zone => zoneMeaning(zone.colour, zone.cells.length, zone.points)),
    ],
    when: t('web-explain-ba-cell-when'),
    reach,
    tried: nameOf({ kind: 'cell', cell: name }),
  });
}

const zoneArt = (colour: Colour): Art =>
  art(
    `<g class="motif ${colour}"><rect width="26" height="26" rx="6" style="fill:var(--v-${colour})"/>${icon(EMBLEM[colour], 5, 5, 16)}</g>`,
    26,
  );
const zoneMeaning = (colour: Colour, vaults: number, points: Record<Side, number>): Meaning => ({
  art: zoneArt(colour),
  words: t('web-explain-ba-zone', { colour, vaults, white: points.white, black: points.black }),
});

function zone(position: Position, which: string): Explanation | null {
  const found = position.zones[Number(which)];
  if (!found) return null;
  const { colour, cells, doubled, glass, strength, lead, points, first } = found;
  return card(t('web-explain-ba-zone-name', { colour, cell: first }), t('web-ba-if-scored'), 'BA-5.2', {
    art: zoneArt(colour),
    meanings: say(
      t('web-explain-ba-zone-worth', { vaults: cells.length }),
      doubled && t('web-explain-ba-rank-architect'),
      !!glass && t('web-explain-ba-glass'),
      t('web-explain-ba-strength', { white: strength.white, black: strength.black, lead: lead ?? 'nobody' }),
      t('web-explain-ba-gets', { white: points.white, black: points.black }),
    ),
  });
}

const numberOf =
  (kind: 'points' | 'reserve' | 'tokens' | 'coins', rule: string, id: string): About =>
  (position, side) => {
    const player = position.players.find(one => one.side === side);
    if (!player) return null;
    const names = {
      points: t('web-explain-ba-points', { points: player.points }),
      reserve: t('web-ba-reserve', { builders: player.reserve }),
      tokens: t('web-ba-tokens', { tokens: player.tokens }),
      coins: t('web-ba-coins', { coins: player.coins }),
    };
    return card(names[kind], sideName(player.side), rule, {
      art: id
        ? art(`<g style="${pigment(side)}">${icon(id, 0, 0, 24)}</g>`, 24)
        : art(medal(side, 12, 12, 11), 24),
      meanings: say(t(`web-explain-ba-${kind}-about`)),
    });
  };

/** A zone in the scoring, by its colour and its first cell. */
function scored(_: Position, what: string): Explanation | null {
  const [colour = '', cell = ''] = what.split(':');
  if (!(colour in EMBLEM)) return null;
  return card(t('web-explain-ba-zone-name', { colour, cell }), t('web-explain-scored'), 'BA-5.3', {
    art: zoneArt(colour as Colour),
    meanings: say(
      t('web-explain-ba-scored-zone'),
      t('web-explain-ba-rank-architect'),
      t('web-explain-ba-glass'),
      t('web-explain-ba-rank-mason'),
      t('web-explain-ba-rank-hercules'),
    ),
  });
}

/** One of the scorings: where the king was, or the last one. */
const royal = (_: Position, king: string): Explanation =>
  card(
    king === 'last' ? t('web-ba-scoring-last') : t('web-ba-scoring-at', { king: Number(king) }),
    t('web-explain-scored'),
    king === 'last' ? 'BA-5.5' : 'BA-3.3',
    {
      art: sign('crown'),
      meanings: say(
        t(king === 'last' ? 'web-explain-ba-pile-last' : 'web-explain-ba-king-about'),
        t('web-explain-ba-scored-zone'),
      ),
    },
  );

const RANK_ART = (rank: Rank): Art => art(rankMark(rank, 12, 12, 11), 24);

const ABOUT: Readonly<Record<string, About>> = {
  order,
  vault,
  cell,
  zone,
  scored,
  royal,
  points: numberOf('points', 'BA-5.3', ''),
  reserve: numberOf('reserve', 'BA-2.2', 'builder'),
  tokens: numberOf('tokens', 'BA-4.2', 'crown'),
  coins: numberOf('coins', 'BA-4.1', 'ruble'),
  rank: (_, rank) =>
    RANKS.includes(rank as Rank)
      ? card(t('web-ba-legend-rank', { rank }), t('web-explain-ba-rank'), 'BA-4.2', {
          art: RANK_ART(rank as Rank),
          meanings: say(t(`web-explain-ba-rank-${rank}`)),
        })
      : null,
  glass: () =>
    card(t('web-ba-legend-glass-name'), t('web-explain-ba-glass-kind'), 'BA-4.5', {
      art: sign('glass'),
      meanings: say(t('web-explain-ba-glass')),
    }),
  king: position =>
    card(t('web-explain-ba-king'), t('web-ba-king', { king: position.king }), 'BA-3.3', {
      art: sign('crown'),
      meanings: say(t('web-explain-ba-crown'), t('web-explain-ba-king-about')),
    }),
  actions: position =>
    card(
      t('web-ba-action-of', { action: position.action, actions: position.actions }),
      sideName(position.turn),
      'BA-2.2',
      { art: art(medal(position.turn, 12, 12, 11), 24), meanings: say(t('web-explain-ba-actions')) },
    ),
  pile: position => {
    const { top, pile } = position;
    return card(t('web-explain-ba-pile', { tiles: pile }), '', 'BA-2.1', {
      art: top ? art(orderTile(top, SIZE, ''), SIZE) : null,
      meanings: say(
        top && t('web-explain-ba-top', { order: top.order, colours: coloursToken(top.colours) }),
        t(position.reshuffled ? 'web-explain-ba-pile-last' : 'web-explain-ba-pile-first'),
      ),
    });
  },
  discards: position =>
    card(t('ba-discards', { tiles: position.discards }), '', 'BA-2.4', {
      art: sign('ui-restart'),
      meanings: say(t(position.reshuffled ? 'web-explain-ba-pile-last' : 'web-explain-ba-pile-first')),
    }),
};

export const explain: Explain<'basilica'> = (about, at) => {
  const [kind = '', what = ''] = about.split('/');
  return ABOUT[kind]?.(positionOf(at.table.now.view), what, at) ?? null;
};
