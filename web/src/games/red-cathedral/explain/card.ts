/** Building blocks of this game's explanations: the scene, drawings, and the moves that use a piece. */

import { die, icon, iconAt, text } from '../../../art/draw';
import type { Art, Explanation, Meaning, Moment, Reach } from '../../../lib/explain';
import { phrase, t } from '../../../lib/i18n';
import { action } from '../art/market';
import { ownColour } from '../chooser.svelte';
import { amountsName, type NameOf, namesOf } from '../names';
import { partsOf, type Piece } from '../pieces';
import { type Drawn, drawnRow, pictures, type Row } from '../signs';
import type { Action, Amount, Material, Move, Offer, Sign, View } from '../wire';

export type At = Moment<'red-cathedral'>;

/** A position to explain: for which viewer, with which moves. */
export class Scene {
  readonly view: View;
  readonly me: string;
  readonly nameOf: NameOf;
  readonly offers: readonly Offer[];
  /** True if the reader decides now; otherwise the moves are those of a turn about to start. */
  readonly deciding: boolean;

  constructor({ table, offers }: At) {
    this.view = table.now.view;
    this.me = ownColour(table);
    this.nameOf = namesOf(table.seats);
    this.offers = offers;
    this.deciding = table.now.yours !== null;
  }

  /** The moves that pressing the piece can start, and those that `also` use it. */
  reach(piece: Piece, also: (move: Move) => boolean = () => false): Reach[] {
    const about = (offer: Offer): boolean => {
      const { gate, pieces } = partsOf(offer.does, this.me);
      return gate === piece || pieces.includes(piece) || also(offer.does);
    };
    return this.offers.filter(about).map(reached);
  }

  /** A piece that can be used: the moves that use it, and the piece to press. */
  use(piece: Piece, also?: (move: Move) => boolean): Pick<Explanation, 'reach' | 'tried'> {
    return { reach: this.reach(piece, also), tried: piece };
  }
}

function reached({ move, does, words, group }: Offer): Reach {
  if (does.kind === 'die') {
    const face = die(does.die, 1, 10, 13, 17);
    return {
      move,
      art: { svg: face, width: 20, height: 27 },
      words: t('web-explain-rc-to', {
        rubles: does.rubles,
        space: does.space,
        gain: amountsName(does.brings),
      }),
    };
  }
  const short = does.kind === 'claim' || does.kind === 'recruit' ? group : null;
  return { move, words: phrase(short ?? words) };
}

/** A card with unspecified parts left empty. */
export const card = (
  name: string,
  kind: string,
  rule: string,
  rest: Partial<Explanation> = {},
): Explanation => ({
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

/** Sentences without a drawing. */
export const say = (...words: (string | false | null | undefined)[]): Meaning[] =>
  words.flatMap(one => (one ? [{ words: one }] : []));

// ---- drawings

const SIZE = 24;
export const sign = (id: string, size = SIZE): Art => ({
  svg: icon(id, 0, 0, size),
  width: size,
  height: size,
});
export const drawn = (svg: string, width: number, height = width): Art => ({ svg, width, height });

/** A row of pictures: numbers, single characters, icons. */
export function row(list: readonly Drawn[], size: number): Art {
  let x = 0,
    svg = '';
  for (const one of list) {
    if (typeof one === 'number' || one.length === 1) {
      svg += text(one, x + 1, size * 0.78, size * 0.82, 'class="num" fill="var(--ink)"');
      x += size * 0.58 * String(one).length;
    } else {
      svg += icon(one, x, 0, size);
      x += size + 2;
    }
  }
  return { svg: `<g style="color:var(--ink)">${svg}</g>`, width: Math.max(x, size), height: size };
}
/** Signs of the game in one row. */
export const signs = (list: readonly Sign[], size = 20): Art => row(pictures(list), size);
export const materialSigns = (materials: readonly (Material | 'any')[]): Art => signs(materials);
export const amountArt = (amounts: readonly Amount[]): Art =>
  signs(amounts.flatMap(({ resource, amount }) => [amount, resource]));

/** An action of a card: `often · cost ▸ gain`. */
export function actionArt(shown: Action): Art {
  const [svg, width] = action(drawnRow(shown), 19);
  return { svg, width, height: 19 };
}
export const rowArt = ({ cost, gain }: Row): Art => signs(cost.length ? [...cost, 'arrow', ...gain] : gain);
export const emblem = (id: string): Art => drawn(iconAt(id, 13, 13, 26), 26);
