/** Content of the tray: moves that no piece represents, and the piece in hand. */

import { iconAt } from '../../art/draw';
import { phrase, t } from '../../lib/i18n';
import { EMPTY, type TrayContent, type TrayOption } from '../../lib/tray';
import { builder, rankMark, trestle, vault } from './art/vaults';
import type { Hand, Offer } from './wire';

const SIGNS: Partial<Record<Offer['does']['kind'], string>> = {
  pay: 'ruble',
  builder: 'builder',
  replace: 'ui-restart',
};
const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
const BOX = 48;

function optionOf(offer: Offer, held: string | null, better: string | undefined): TrayOption {
  const rank = offer.does.kind === 'rank' ? offer.does.rank : null;
  return {
    id: offer.move,
    move: offer.move,
    title: capital(phrase(offer.words)),
    about: rank ? t(`web-ba-legend-${rank}`) : undefined,
    icon: SIGNS[offer.does.kind],
    picture: rank ? rankMark(rank, 24, 24, 20) : undefined,
    pressed: held === offer.move,
    better: offer.move === better,
  };
}

/** The piece in hand, drawn in a 48 x 48 box. */
export function handPicture(hand: Hand): string | null {
  switch (hand?.kind) {
    case 'vault':
      return vault(hand.tile.colours, BOX);
    case 'scaffold':
      return trestle(BOX);
    case 'builder':
      return builder(hand.builder.side, hand.builder.rank ?? null, 24, 26, 26);
    case 'glass':
      return iconAt('glass', 24, 24, 34);
    case 'ruin':
      return iconAt('o-catastrophe', 24, 24, 36);
    case 'take-back':
      return iconAt('ui-undo', 24, 24, 34);
    default:
      return null;
  }
}

export interface Asked {
  others: readonly Offer[];
  held: string | null;
  hand: Hand;
  /** The prompt. */
  sentence: string;
  better: string | undefined;
  /** What was picked up can be put back. */
  back: boolean;
}

export function contentOf({ others, held, hand, sentence, better, back }: Asked): TrayContent {
  const decline = others.find(offer => offer.does.kind === 'decline');
  const picture = handPicture(hand);
  return {
    ...EMPTY,
    rows: others
      .filter(offer => offer !== decline)
      .map((offer, i) => ({ number: i < 9 ? i + 1 : null, options: [optionOf(offer, held, better)] })),
    hand: picture ? { title: '', about: sentence, picture, rule: '' } : null,
    leave: decline ? { move: decline.move, words: capital(phrase(decline.words)), lost: '' } : null,
    back: back ? t('web-tray-put-back') : '',
  };
}
