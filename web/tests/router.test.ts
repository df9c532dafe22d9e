import { describe, expect, it } from 'vitest';
import { match } from '../src/lib/router.svelte';
import type { RulePage } from '../src/lib/types';
import { marked, search } from '../src/pages/rules';
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
  const paragraph = (id: string, html: string) => ({ id, title: null, html });
  const pages: RulePage[] = [
    {
      name: 'rc',
      title: 'RC',
      intro: '',
      chapters: [
        {
          number: 6,
          title: 'Build',
          paragraphs: [paragraph('RC-6.6', '<b>Pénalités</b> below'), paragraph('RC-6.7', 'nothing')],
        },
      ],
    },
  ];

  it('finds words whatever their accents', () =>
    expect(search(pages, 'penalites').map(h => h.paragraph.id)).toEqual(['RC-6.6']));
  it('finds a rule by its id', () =>
    expect(search(pages, 'rc-6.7').map(h => h.paragraph.id)).toEqual(['RC-6.7']));
  it('wants every word', () => expect(search(pages, 'penalites nothing')).toEqual([]));
  it('marks what was found', () =>
    expect(marked('a penalty (1)', 'penalty (')).toEqual([
      { text: 'a ', hit: false },
      { text: 'penalty', hit: true },
      { text: ' ', hit: false },
      { text: '(', hit: true },
      { text: '1)', hit: false },
    ]));
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
