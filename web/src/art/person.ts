// A person's avatar: a dome generated from the name, in a round frame.

import { dome, type DomeLook, type Paint, type Pattern } from './domes';
import { stream } from './draw';
import { drum } from './walls';

const SHAPES: NonNullable<DomeLook['shape']>[] = ['onion', 'turban', 'helmet', 'slim'];
const PATTERNS: Pattern[] = ['stripes', 'swirl', 'zigzag', 'waves', 'scales', 'facets', 'checker'];
const PAINTS: Paint[] = ['malachite', 'rose', 'lapis', 'saffron', 'sage', 'plum', 'sky', 'gilt', 'turquoise'];
const WALLS = ['brick', 'cream', 'rose', 'ochre'] as const;

/** Drawn in a 64 by 64 box. Without a name it is an unpainted line drawing. */
export function personDome(name: string): string {
  const next = stream([...name].reduce((sum, letter) => (sum * 131 + letter.codePointAt(0)!) % 9973, 7) + 3);
  const pick = <T>(list: readonly T[]): T => {
    next();
    return list[Math.floor(next() * list.length)]!;
  };
  const look = { shape: pick(SHAPES), pattern: pick(PATTERNS), paint: pick(PAINTS) };
  return `<g class="${name ? 'paint' : 'draft'}" transform="translate(32 70) scale(.78)">${drum({
    w: 46,
    paint: pick(WALLS),
  })}<g transform="translate(0 -29)">${dome({ R: 32, H: 54, ...look })}</g></g>`;
}
