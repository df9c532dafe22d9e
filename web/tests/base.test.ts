import { afterEach, describe, expect, it, vi } from 'vitest';

/** The page's modules as they are when the page lies there. */
async function at(base: string, engine = ''): Promise<typeof import('../src/lib/base')> {
  document.head.innerHTML = base ? `<meta name="duomo-base" content="${base}">` : '';
  if (engine)
    document.head.innerHTML = `<base href="/folder/"><meta name="duomo-engine" content="${engine}">`;
  vi.resetModules();
  return import('../src/lib/base');
}

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('a page below a path', () => {
  it('puts addresses below it, once', async () => {
    const { place, written } = await at('/games/duomo');
    expect(place('/table/a?b#c')).toBe('/games/duomo/table/a?b#c');
    expect(place('/games/duomo/table/a')).toBe('/games/duomo/table/a');
    expect(place('/games/duomoo')).toBe('/games/duomo/games/duomoo');
    expect(place('https://elsewhere.example/')).toBe('https://elsewhere.example/');
    expect(place('#here')).toBe('#here');
    expect(written({ pathname: '/games/duomo/table/a', search: '?b' })).toEqual({
      path: '/table/a',
      query: '?b',
    });
    expect(written({ pathname: '/games/duomo', search: '' })?.path).toBe('/');
    expect(written({ pathname: '/games/duomoo', search: '' })).toBeNull();
  });

  it('puts links in their place when they appear and when they change', async () => {
    const { placeLinks } = await at('/duomo');
    placeLinks(document.body);
    document.body.innerHTML = '<p><a id="one" href="/new">new</a><a id="two" href="#x">x</a></p>';
    const one = document.getElementById('one')!;
    await vi.waitFor(() => expect(one.getAttribute('href')).toBe('/duomo/new'));
    expect(document.getElementById('two')!.getAttribute('href')).toBe('#x');
    one.setAttribute('href', '/tables');
    await vi.waitFor(() => expect(one.getAttribute('href')).toBe('/duomo/tables'));
  });
});

describe('a page at the top', () => {
  it('leaves everything as it is', async () => {
    const { place, written } = await at('');
    expect(place('/table/a')).toBe('/table/a');
    expect(written({ pathname: '/table/a', search: '' })?.path).toBe('/table/a');
  });
});

describe('a page on a site of plain files', () => {
  const here = '/folder';

  it('writes its addresses behind a question mark', async () => {
    const { place, written } = await at('', 'engine/1/');
    expect(place('/')).toBe(`${here}/`);
    expect(place('/table/a?b=1#c')).toBe(`${here}/?/table/a&b=1#c`);
    expect(place(place('/table/a?b=1#c'))).toBe(`${here}/?/table/a&b=1#c`);
    expect(place('/rules#RC-5.3')).toBe(`${here}/?/rules#RC-5.3`);
    expect(place('/docs/index.html')).toBe(`${here}/docs/index.html`);
    expect(place('https://elsewhere.example/')).toBe('https://elsewhere.example/');
    const at_ = (search: string, pathname = `${here}/`) => written({ pathname, search });
    expect(at_('?/table/a&b=1')).toEqual({ path: '/table/a', query: '?b=1' });
    expect(at_('')).toEqual({ path: '/', query: '' });
    expect(at_('?/new', `${here}/index.html`)?.path).toBe('/new');
    expect(at_('', `${here}/docs/`)).toBeNull();
  });
});
