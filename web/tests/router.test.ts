import { describe, expect, it } from 'vitest';
import { match } from '../src/lib/router.svelte';
import type { RulePage } from '../src/lib/types';
import { hitsOf, marked, markedHtml, pictured } from '../src/pages/rules/rules';
import { actionOf } from '../src/pages/table/shortcuts';

describe('addresses', () => {
  it.each([
    ['/table/:id', '/table/abc', { id: 'abc' }],
    ['/table/:id', '/table/abc/', { id: 'abc' }],
    ['/replay/:id/:number', '/replay/abc/12', { id: 'abc', number: '12' }],
    ['/table/:id', '/tables', null],
    ['/new', '/new', {}],
  ])('%s and %s', (pattern, path, values) => expect(match(pattern, path)).toEqual(values));
});

describe('the rules’ search', () => {
  const paragraph = (id: string, html: string, figure: string | null = null) => ({
    id,
    title: null,
    html,
    figure,
    example: null,
    see: [],
  });
  const page: RulePage = {
    name: 'rc',
    title: 'RC',
    intro: '',
    chapters: [
      {
        number: 6,
        title: 'Build',
        paragraphs: [
          paragraph('RC-6.6', '<b>Penalties</b> below', 'penalty'),
          paragraph('RC-6.7', 'nothing', 'penalty'),
        ],
      },
    ],
  };
  const book = { language: 'en', pages: [page] };

  it('shows what the server found, in its order', () => {
    const hits = hitsOf(
      book,
      [page],
      [
        { id: 'RC-6.7', words: [] },
        { id: 'RC-6.6', words: ['Penalties'] },
        { id: 'XX-1.1', words: [] },
      ],
    );
    expect(hits.map(hit => hit.paragraph.id)).toEqual(['RC-6.7', 'RC-6.6']);
    expect(hits[1]!.excerpt).toBe('Penalties below');
  });
  it('leaves out books that are not looked at', () =>
    expect(hitsOf(book, [], [{ id: 'RC-6.6', words: [] }])).toEqual([]));
  it('marks whole words', () =>
    expect(marked('a die, not a dieter', ['die'])).toEqual([
      { text: 'a ', hit: false },
      { text: 'die', hit: true },
      { text: ', not a dieter', hit: false },
    ]));
  it('never marks a tag', () =>
    expect(markedHtml('<b>b</b> and b', ['b'])).toBe('<b><mark>b</mark></b> and <mark>b</mark>'));
  it('shows a picture once', () => expect([...pictured([page])]).toEqual(['RC-6.6']));
});

describe('keys', () => {
  const key = (name: string, more = {}) => new KeyboardEvent('keydown', { key: name, ...more });
  it('are actions at a table', () =>
    expect([actionOf(key('u')), actionOf(key('E')), actionOf(key('?')), actionOf(key('x'))]).toEqual([
      'undo',
      'end',
      'help',
      null,
    ]));
  it('belong to the browser with Ctrl', () => expect(actionOf(key('r', { ctrlKey: true }))).toBeNull());
  it('belong to a field that is written in', () => {
    const field = document.body.appendChild(document.createElement('input'));
    let found: unknown = 'not asked';
    field.addEventListener('keydown', event => {
      found = actionOf(event);
    });
    field.dispatchEvent(key('u'));
    expect(found).toBeNull();
  });
});
