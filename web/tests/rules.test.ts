import { describe, expect, it } from 'vitest';
import type { RulePage } from '../src/lib/types';
import { nearest } from '../src/pages/rules/rules';

const paragraph = (id: string, title: string): RulePage['chapters'][number]['paragraphs'][number] => ({
  id,
  title,
  html: '',
  figure: null,
  example: null,
  see: [],
});
const pages: RulePage[] = [
  {
    name: 'one',
    title: 'One',
    intro: '',
    chapters: [
      {
        number: 1,
        title: 'Building',
        paragraphs: [
          paragraph('RC-6.1', 'Deliveries'),
          paragraph('RC-6.6', 'Penalties'),
          paragraph('RC-7.1', 'The way of a die'),
          paragraph('RC-9.1', 'Tiles that show a die'),
        ],
      },
    ],
  },
];

describe('titles near to what was written', () => {
  it('come in the order of their likeness, three of them', () => {
    expect(nearest(pages, 'pennaltis').map(({ id }) => id)[0]).toBe('RC-6.6');
    expect(nearest(pages, 'dellivry').map(({ id }) => id)[0]).toBe('RC-6.1');
    expect(nearest(pages, 'dié')).toHaveLength(3);
  });
});
