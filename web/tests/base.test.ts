import { afterEach, describe, expect, it, vi } from 'vitest';

/** The page's modules as they are when the page lies there. */
async function at(base: string): Promise<typeof import('../src/lib/base')> {
  document.head.innerHTML = base ? `<meta name="duomo-base" content="${base}">` : '';
  vi.resetModules();
  return import('../src/lib/base');
}

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('a page below a path', () => {
  it('puts addresses below it, once', async () => {
    const { place, pathOf } = await at('/games/duomo');
    expect(place('/table/a?b#c')).toBe('/games/duomo/table/a?b#c');
    expect(place('/games/duomo/table/a')).toBe('/games/duomo/table/a');
    expect(place('/games/duomoo')).toBe('/games/duomo/games/duomoo');
    expect(place('https://elsewhere.example/')).toBe('https://elsewhere.example/');
    expect(place('#here')).toBe('#here');
    expect(pathOf('/games/duomo/table/a')).toBe('/table/a');
    expect(pathOf('/games/duomo')).toBe('/');
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
    const { place, pathOf } = await at('');
    expect(place('/table/a')).toBe('/table/a');
    expect(pathOf('/table/a')).toBe('/table/a');
  });
});
