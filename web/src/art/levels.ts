// The domes that represent the strength of a bot.

import { dome, type Paint, type Pattern } from './domes';
import { drum } from './walls';

const LEVEL_LOOKS: [Pattern, Paint][] = [
  ['stripes', 'sky'],
  ['waves', 'rose'],
  ['stripes', 'sage'],
  ['zigzag', 'lapis'],
  ['checker', 'malachite'],
  ['facets', 'plum'],
  ['scales', 'gilt'],
  ['swirl', 'turquoise'],
];
export const LEVEL_SIZES = [20, 22, 24, 27, 30, 33, 36, 40];

/** The dome of a bot's level, in a box of "-40 -98 80 98": painted up to the chosen level, a line drawing beyond. */
export function levelDome(level: number, painted: boolean): string {
  const [pattern, paint] = LEVEL_LOOKS[level % LEVEL_LOOKS.length]!;
  return `<g class="${painted ? 'paint' : 'draft'}">${drum({ w: 52 })}<g transform="translate(0 -30)">
    ${dome({ R: 35, H: 61, shape: 'onion', pattern, paint })}</g></g>`;
}
