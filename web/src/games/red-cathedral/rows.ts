/** Content of the tray: every choice as a row, with its current effect as given by the server. */

import { phrase, t } from '../../lib/i18n';
import { EMPTY, type TrayContent, type TrayOption, type TrayRow } from '../../lib/tray';
import { action } from './art/market';
import { iconOfGuild } from './guilds';
import { amountsName, capital, materialName, tileName } from './names';
import { named, type Parts, type Piece } from './pieces';
import { tilePicture } from './pictures';
import { drawnRow, materialIcon, resourceIcon } from './signs';
import { SLOT_COLOURS } from './view';
import type { Amount, Closed, Move, Offer, View } from './wire';

/** An option with its pieces, and what it would add to the inventory. */
export interface Choice extends TrayOption {
  pieces: Piece[];
  brings: Amount[];
}

/** Input for the tray. */
export interface Asked {
  view: View;
  me: string;
  /** Everything that can be chosen, except moves that end something. */
  legal: readonly Offer[];
  closed: readonly Closed[];
  /** The move that ends the current activity, and whether something else can still be done. */
  ending: Offer | null;
  quiet: boolean;
  selection: readonly Piece[];
  meant: readonly Offer[];
  buttons: readonly Offer[];
  parts: (offer: Offer) => Parts | undefined;
  better: string | undefined;
}

/** More options than this do not fit: the board shows their destinations. */
const MOST = 12;
/** More than this are shown in two columns. */
const FEW = 3;

type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;
const does = <Kind extends Move['kind']>(
  offers: readonly Offer[],
  kind: Kind,
): { offer: Offer; move: Of<Kind> }[] =>
  offers.flatMap(offer => (offer.does.kind === kind ? [{ offer, move: offer.does as Of<Kind> }] : []));

function optionOf(asked: Asked, offer: Offer, more: Partial<Choice> & { title: string }): Choice {
  const parts = asked.parts(offer);
  return {
    id: offer.move,
    move: offer.move,
    pieces: parts ? parts.pieces : [],
    brings: [],
    better: offer.move === asked.better,
    ...more,
  };
}

const closedOption = (
  { move, done, words, rule }: Closed,
  more: Partial<Choice> & { title: string },
): Choice => ({
  id: move,
  move: null,
  pieces: [],
  brings: [],
  done,
  why: { words, rule },
  ...more,
});

/** The sign of moves about one thing. */
function iconOf(move: Move): string {
  switch (move.kind) {
    case 'gain':
    case 'give':
    case 'deliver':
      return materialIcon(move.material);
    case 'take':
      return resourceIcon(move.resource);
    case 'pay':
      return 'ruble';
    case 'build':
      return 'ui-deliver';
    case 'banner':
      return 'banner';
    case 'decorate':
    case 'discard':
      return move.ornament;
    default:
      return iconOfGuild(move);
  }
}

/** A short title for something that its sign and one word explain. */
function shortOf(move: Move): string | undefined {
  switch (move.kind) {
    case 'gain':
    case 'give':
      return materialName(move.material);
    case 'pay':
      return String(move.rubles);
    default:
      return undefined;
  }
}

const plain = (asked: Asked, offer: Offer): Choice =>
  optionOf(asked, offer, {
    title: capital(phrase(offer.words)),
    short: shortOf(offer.does),
    icon: iconOf(offer.does),
    colour: asked.me,
  });

// ---- a visit to the market (RC-7.3)

const closed = <Kind extends Move['kind']>(asked: Asked, kind: Kind): { one: Closed; move: Of<Kind> }[] =>
  asked.closed.flatMap(one => (one.does.kind === kind ? [{ one, move: one.does as Of<Kind> }] : []));

function goods(asked: Asked): Choice[] {
  return does(asked.legal, 'resources').map(({ offer, move }) => {
    const tile = asked.view.market.resources[move.space - 1],
      [brought] = move.brings,
      most = brought?.amount ?? 0;
    const sum = t('web-rc-tray-sum', { dice: move.dice, each: tile?.amount ?? 0, offered: move.offered });
    return optionOf(asked, offer, {
      title: t('web-rc-tray-take', { what: amountsName(move.brings) }),
      about: move.limit ? t(`web-rc-tray-${move.limit}`, { sum, n: most }) : sum,
      icon: brought ? resourceIcon(brought.resource) : '',
      brings: move.brings,
      fewer: brought ? fewer(brought, most, () => offer.move) : [],
    });
  });
}

/** One less, two less …: each is a number to press. */
const fewer = (
  { resource }: Amount,
  most: number,
  moveOf: (amount: number) => string,
): NonNullable<TrayOption['fewer']> =>
  Array.from({ length: Math.max(0, most - 1) }, (_, i) => most - 1 - i).map(amount => ({
    amount,
    move: moveOf(amount),
    words: t('web-rc-tray-take', { what: amountsName([{ resource, amount }]) }),
  }));

function influence(asked: Asked): Choice[] {
  const card = asked.view.market.influence[(asked.view.visit?.quadrant ?? 1) - 1];
  if (!card) return [];
  const group = t('rc-group', { group: card.group });
  const drawn = (half: 'upper' | 'lower'): NonNullable<Choice['drawn']> => {
    const [svg, width] = action(drawnRow(card[half]));
    return { svg, width };
  };
  const open = does(asked.legal, 'influence').map(({ offer, move }) =>
    optionOf(asked, offer, {
      title: capital(t('rc-action', { action: move.action })),
      about: group,
      drawn: drawn(move.half),
    }),
  );
  const shut = closed(asked, 'influence').map(({ one, move }) =>
    closedOption(one, { title: group, drawn: drawn(move.half) }),
  );
  return settled([...open, ...shut]);
}

function tiles(asked: Asked): Choice[] {
  const player = asked.view.player.find(p => p.colour === asked.view.turn);
  const open = does(asked.legal, 'activate').map(({ offer, move }) => {
    const tile = player?.slots[move.slot]?.tile ?? null;
    return optionOf(asked, offer, {
      title: capital(t('web-rc-tile-gives', { gain: amountsName(move.brings) })),
      about: tile?.die ? tileName(tile) : t('web-rc-slot', { slot: move.slot }),
      picture: tile ? tilePicture(tile, 2, 2, 44) : '',
      brings: move.brings,
    });
  });
  const shut = closed(asked, 'activate').map(({ one, move }) =>
    closedOption(one, { title: t('web-rc-step-tile'), icon: `e-${SLOT_COLOURS[move.slot] ?? 'white'}` }),
  );
  return open.length ? open : shut.slice(0, 1);
}

/** Options already done are listed once. */
const settled = (options: Choice[]): Choice[] =>
  options.every(option => option.done) ? options.slice(0, 1) : options;

function visit(asked: Asked): TrayRow[] {
  const shut = closed(asked, 'resources').map(({ one }) =>
    closedOption(one, { title: t('web-rc-step-resources') }),
  );
  const named = new Set(['resources', 'influence', 'activate']);
  const more = asked.legal.filter(o => !o.aside && !named.has(o.does.kind)).map(o => [plain(asked, o)]);
  const groups: Choice[][] = [[...goods(asked), ...shut], influence(asked), tiles(asked), ...more];
  return numbered(groups.filter(options => options.length));
}

/** Rows are numbered in order; options that cannot be chosen keep their number, so that the others keep theirs. */
const numbered = (groups: Choice[][]): TrayRow[] =>
  groups.map((options, i) => ({
    number: i < 9 && options.some(option => option.move) ? i + 1 : null,
    options,
  }));

// ---- everything else

function destination(asked: Asked, offer: Offer, move: Of<'die'>): Choice {
  const tile = asked.view.market.resources[move.space - 1],
    card = asked.view.market.influence[move.quadrant - 1];
  return optionOf(asked, offer, {
    title: amountsName(move.brings.filter(one => one.amount)) || t('web-rc-nothing'),
    short: `+${move.brings[0]?.amount ?? 0}`,
    about: card ? t('rc-group', { group: card.group }) : '',
    icon: tile ? resourceIcon(tile.resource) : '',
    price: move.rubles,
    brings: move.brings,
  });
}

function half(asked: Asked): TrayRow[] {
  if (asked.meant.length > MOST) return [];
  return numbered(
    asked.meant.map(offer => [
      offer.does.kind === 'die' ? destination(asked, offer, offer.does) : plain(asked, offer),
    ]),
  );
}

/** RC-4.7. Everything that fits with one click, or fewer. */
function gain(asked: Asked, resource: Amount['resource'], offered: number): TrayRow[] {
  const takes = does(asked.legal, 'take');
  const best = takes.find(({ offer }) => offer.usual) ?? takes[0];
  if (!best) return [];
  const most = best.move.amount;
  return numbered([
    [
      optionOf(asked, best.offer, {
        title: t('web-rc-tray-take', { what: amountsName([{ resource, amount: most }]) }),
        about: most < offered ? t('web-rc-tray-offered', { offered, n: most }) : '',
        icon: resourceIcon(resource),
        brings: [{ resource, amount: most }],
        fewer: fewer(
          { resource, amount: most },
          most,
          amount => takes.find(({ move }) => move.amount === amount)?.offer.move ?? '',
        ).filter(one => one.move),
      }),
    ],
  ]);
}

/** RC-5.3. The tile is in hand; the slots show their prices. Face down is a mode, unless nothing else is possible. */
function place(asked: Asked): TrayRow[] {
  const faces = (['up', 'down'] as const).flatMap(face => {
    const offers = asked.legal.filter(o => o.does.kind === (face === 'up' ? 'open' : 'hide'));
    if (!offers.length) return [];
    const pressed = (face === 'down') === asked.selection.includes(FACE_DOWN);
    return [
      {
        id: `face/${face}`,
        move: null,
        press: face === 'down' ? FACE_DOWN : 'face/up',
        opens: pressed ? 0 : offers.length,
        pressed,
        title: capital(t(face === 'up' ? 'web-rc-face-up' : 'web-rc-face-down')),
        about: t(`web-rc-tray-face-${face}`),
        pieces: [],
        brings: [],
      } satisfies Choice,
    ];
  });
  return faces.length > 1 ? faces.map(option => ({ number: null, options: [option] })) : [];
}
export const FACE_DOWN: Piece = 'face/down';

/** The unobtrusive way out: ends the visit while something is left, or takes nothing. */
function leave(asked: Asked): TrayContent['leave'] {
  const { ending, quiet } = asked;
  if (ending && quiet) {
    const lost = ending.does.kind === 'leave' ? amountsName(ending.does.forfeits) : '';
    const took = asked.view.visit?.took || asked.view.visit?.activated;
    const words =
      ending.does.kind === 'leave'
        ? t(took ? 'web-rc-tray-leave-rest' : 'web-rc-tray-leave')
        : capital(phrase(ending.words));
    return { move: ending.move, words, lost };
  }
  const decline = asked.legal.find(o => o.does.kind === 'decline');
  return decline ? { move: decline.move, words: capital(phrase(decline.words)), lost: '' } : null;
}

export function contentOf(asked: Asked): TrayContent {
  const { view, selection } = asked,
    decision = view.decision;
  if (!asked.legal.length && !asked.ending) return EMPTY;
  const content: TrayContent = { ...EMPTY, leave: leave(asked) };
  if (decision?.kind === 'place') {
    content.hand = {
      title: tileName(decision.tile),
      about: t(decision.tile.die ? 'web-rc-tray-hand-die' : 'web-rc-tray-hand-gives'),
      picture: tilePicture(decision.tile, 1, 1, 46),
      rule: 'RC-5.3',
    };
    content.rows = place(asked);
    content.back = t('web-tray-put-back');
    return content;
  }
  if (selection.length) {
    content.rows = half(asked);
    content.back = t('web-rc-cancel');
    content.leave = null;
  } else if (decision?.kind === 'market') {
    content.rows = visit(asked);
    content.note = t('web-rc-tray-once');
  } else if (decision?.kind === 'gain') content.rows = gain(asked, decision.resource, decision.amount);
  else
    content.rows = numbered(
      asked.buttons.filter(o => o.does.kind !== 'decline').map(offer => [plain(asked, offer)]),
    );
  content.dense = content.rows.length > FEW && content.rows.every(row => row.options.every(one => one.short));
  return content;
}

/** The numbers shown on the pieces. */
export function numbersOf(content: TrayContent): Map<Piece, number> {
  const found = new Map<Piece, number>();
  for (const { number, options } of content.rows)
    for (const option of options as Choice[])
      if (number !== null && option.move)
        for (const piece of option.pieces) if (NUMBERED.has(named(piece)[0])) found.set(piece, number);
  return found;
}
const NUMBERED = new Set(['tile', 'space', 'act', 'slot']);
