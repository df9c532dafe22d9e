import { beforeEach, describe, expect, it } from 'vitest';
import { has, language, phrase, t, useCatalogue } from '../src/lib/i18n';
import { catalogue, languages } from '../tools/catalogues';

describe('words', () => {
  beforeEach(() =>
    useCatalogue(
      'en',
      [
        'die = the { $die ->\n   [white] white\n  *[other] other\n } die',
        'steps = { $n } { $n ->\n   [one] step\n  *[other] steps\n }',
        'move = Move { $what } by { $far }',
        'all = All: { $list }',
      ].join('\n'),
    ),
  );

  it('fills numbers in without separators', () => expect(t('steps', { n: 12345 })).toBe('12345 steps'));
  it('counts by the language’s own plural rules', () => expect(t('steps', { n: 1 })).toBe('1 step'));
  it('says a key that is missing instead of failing', () => expect(t('nothing-here')).toBe('nothing-here'));
  it('knows whether there is a text', () => expect([has('die'), has('dice')]).toEqual([true, false]));

  it('renders phrases in phrases', () => {
    const die = { key: 'die', data: { die: 'white' } },
      far = { key: 'steps', data: { n: 2 } };
    expect(phrase({ key: 'move', data: { what: die, far } })).toBe('Move the white die by 2 steps');
  });
  it('joins lists of phrases with commas', () => {
    const list = [1, 2].map(n => ({ key: 'steps', data: { n } }));
    expect(phrase({ key: 'all', data: { list } })).toBe('All: 1 step, 2 steps');
  });
  it('leaves names of people as they are', () =>
    expect(phrase({ key: 'move', data: { what: 'Anna Maria', far: '2' } })).toBe('Move Anna Maria by 2'));

  it('speaks another language at once', () => {
    useCatalogue('fr', 'steps = { $n } { $n ->\n   [one] pas seul\n  *[other] pas\n }');
    expect([language(), t('steps', { n: 0 })]).toEqual(['fr', '0 pas seul']);
  });
});

describe('the catalogues', () => {
  it.each(languages())('%s can be read and has the page’s texts', code => {
    useCatalogue(code, catalogue(code));
    expect([t('web-close'), t('web-targets', { count: 3 })]).not.toContain('web-close');
    expect(t('web-waiting-title', { seats: 2 })).toContain('2');
  });
});
