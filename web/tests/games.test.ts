import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { gameNames, games } from '../src/games';

const SVG = 'http://www.w3.org/2000/svg';

describe('the games', () => {
  it('are found by their folders, in their order', () =>
    expect(gameNames).toEqual(['red-cathedral', 'basilica']));

  it.each(gameNames)('of %s the page has seats, cards and a gallery', async name => {
    const game = games[name]!;
    expect(game.colours.length).toBeGreaterThan(1);
    expect(game.card(0)).not.toBe(game.card(1));
    expect(game.card(0)).not.toMatch(/undefined|NaN/);
    expect((await game.parts()).Picture).toBeTypeOf('function');
  });

  it.each(gameNames)('the picture of %s is drawn as SVG', name => {
    const shown = mount(games[name]!.Picture, { target: document.body });
    flushSync();
    const drawn = [...document.body.querySelectorAll('svg *')];
    expect(drawn.length).toBeGreaterThan(50);
    expect(drawn.every(element => element.namespaceURI === SVG)).toBe(true);
    void unmount(shown);
  });
});
