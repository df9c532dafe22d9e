import { describe, expect, it } from 'vitest';
import { MARKET, planOf, rivalsIn } from '../src/games/red-cathedral/plan';
import { fit } from '../src/games/red-cathedral/art/fit';
import { drawRule } from '../src/games/red-cathedral/art/rule';
import { reachOf } from '../src/games/red-cathedral/site';
import { frameOf, roomOf, type FrameKind } from '../src/lib/plan';

const SIZES: [width: number, height: number, kind: FrameKind][] = [
  [1280, 720, 'desk'],
  [1280, 800, 'desk'],
  [1366, 768, 'desk'],
  [1440, 900, 'desk'],
  [1680, 1050, 'desk'],
  [1920, 1080, 'desk'],
  [2560, 1440, 'desk'],
  [2560, 1080, 'desk'],
  [1024, 768, 'compact'],
  [1100, 800, 'compact'],
  [1180, 820, 'compact'],
  [820, 1180, 'upright'],
  [1080, 1440, 'upright'],
  [844, 390, 'low'],
  [640, 360, 'low'],
  [690, 600, 'low'],
  [760, 680, 'low'],
  [760, 800, 'phone'],
  [390, 844, 'phone'],
  [360, 640, 'phone'],
  [360, 840, 'phone'],
];

describe('five frames, chosen by shape', () => {
  it.each(SIZES)('%d x %d', (width, height, kind) => {
    expect(frameOf(width, height)).toBe(kind);
  });
  it('a frame can be kept when the window changes', () => {
    expect(roomOf(390, 500, 'phone').kind).toBe('phone');
  });
});

describe('large screens', () => {
  it.each([
    [1440, 900, 1],
    [1680, 1050, 1.17],
    [1920, 1080, 1.2],
    [2560, 1440, 1.6],
    [2560, 1080, 1.2],
    [1080, 1440, 1.22],
    [1024, 768, 1],
  ])('%d x %d is enlarged %d times', (width, height, zoom) => {
    expect(roomOf(width, height).zoom).toBeCloseTo(zoom, 2);
  });
});

describe('who gets room', () => {
  it.each([
    [1280, 720, 402, 592, 406, -2],
    [1280, 800, 402, 592, 486, 78],
    [1366, 768, 402, 678, 454, 46],
    [1440, 900, 406, 748, 586, 174],
    [1680, 1050, 406, 748, 586, 174],
    [1920, 1080, 462, 852, 586, 118],
    [2560, 1440, 462, 852, 586, 118],
    [1024, 768, 332, 664, 466, 128],
    [820, 1180, 338, 800, 458, 0],
  ])('%d x %d: market %d, site %d x %d, %d below', (width, height, market, wide, high, under) => {
    const plan = planOf(roomOf(width, height), { towers: 6, rivals: 3, shared: false });
    const near = (found: number, wanted: number): void => {
      expect(Math.abs(found - wanted), `${found}, not ${wanted}`).toBeLessThanOrEqual(2);
    };
    near(plan.market, market);
    near(plan.site.width, wide);
    near(plan.site.height, high);
    near(plan.under, under);
  });

  const everywhere = SIZES.filter(([, , kind]) => kind !== 'low' && kind !== 'phone');
  const short: typeof SIZES = [
    [1366, 600, 'desk'],
    [1300, 565, 'desk'],
    [1100, 600, 'compact'],
    [1024, 700, 'compact'],
    [768, 954, 'upright'],
    [1000, 900, 'compact'],
    [700, 1300, 'upright'],
  ];
  it.each([...everywhere, ...short])(
    '%d x %d: the site is ahead of a market that can be read',
    (w, h, kind) => {
      const room = roomOf(w, h);
      expect(room.kind).toBe(kind);
      for (const [towers, rivals, shared] of [
        [6, 3, false],
        [6, 3, true],
        [5, 2, false],
        [4, 1, true],
      ] as const) {
        const { market, site, under } = planOf(room, { towers, rivals, shared });
        expect(market).toBeGreaterThanOrEqual(shared ? MARKET.shared : MARKET.least);
        expect(site.width * site.height).toBeGreaterThan(1.4 * market * market);
        expect(under).toBeGreaterThanOrEqual(-6);
      }
    },
  );
});

describe('targets for a thumb', () => {
  it('are as drawn where that is enough', () => expect(reachOf([62, 60, 96], 44, 0)).toEqual([62, 60, 96]));
  it('take from what has more', () => {
    const reach = reachOf([40, 38, 38, 38, 62], 42, 10);
    expect(Math.min(...reach)).toBeGreaterThanOrEqual(42);
    expect(reach.reduce((sum, h) => sum + h)).toBeCloseTo(216);
  });
  it('take the air over a low tower', () => {
    const reach = reachOf([30, 40], 44, 60);
    expect(Math.min(...reach)).toBeGreaterThanOrEqual(44);
  });
  it('share what there is', () => expect(reachOf([20, 20, 30], 44, 8)).toEqual([26, 26, 26]));
});

describe('crosses stay inside the site', () => {
  it.each([
    [592, 406, 4],
    [748, 586, 3],
    [664, 466, 5],
    [390, 300, 5],
    [378, 360, 4],
    [800, 458, 2],
  ])('%d x %d, %d levels', (width, height, levels) => {
    const { frame, height: high } = fit(width, height, 6, levels);
    const tower = frame.rise.base + frame.rise.middle * (levels - 2) + frame.rise.dome;
    const over = 28 + 2 + frame.dome.H + frame.cross - 96;
    expect(high - 30 - tower - over * frame.zoom).toBeGreaterThanOrEqual(0);
    expect(tower / high).toBeGreaterThanOrEqual(0.849);
  });
});

describe('rivals give way to choices', () => {
  it.each([
    ['desk', 650, 3, 'board'],
    ['desk', 300, 3, 'row'],
    ['compact', 130, 1, 'board'],
    ['compact', 128, 3, 'row'],
    ['compact', 40, 3, 'line'],
    ['upright', 338, 3, 'board'],
    ['upright', 20, 3, 'none'],
  ] as const)('%s, %d high, %d of them: %s', (kind, height, rivals, form) =>
    expect(rivalsIn(kind, height, rivals)).toBe(form),
  );
  it.each([
    [960, 720],
    [1024, 768],
    [1180, 820],
  ])('%d x %d has room for them below the market', (width, height) => {
    for (const rivals of [1, 2, 3])
      expect(
        planOf(roomOf(width, height), { towers: 6, rivals, shared: false }).company,
      ).toBeGreaterThanOrEqual(160);
  });
});

describe('signs on a phone', () => {
  it.each([
    [360, 297, 6, 5],
    [360, 297, 5, 4],
    [378, 360, 6, 5],
    [390, 420, 6, 5],
  ])('%d x %d, %d towers of %d: none is smaller than 12', (width, height, towers, levels) => {
    const { frame, narrow } = fit(width, height, towers, levels);
    expect(narrow).toBe(true);
    expect(frame.sign).toBeGreaterThanOrEqual(12);
    expect(frame.tile).toBeGreaterThanOrEqual(12 / 0.72);
    for (const cost of [1, 2, 3, 4]) expect(frame.socket(cost)).toBeGreaterThanOrEqual(12);
  });
});

describe('numbers of the rule', () => {
  const track = Array.from({ length: 40 }, (_, i) => (i < 20 ? 2 * (i + 1) : 20 + i + 1));
  it.each([300, 600, 1260])('do not touch in a width of %d', width => {
    const drawn = drawRule([], track, null, width, 42);
    const at = [...drawn.matchAll(/star-num" x="([\d.]+)"[^>]*>(\d+)</g)].map(
      ([, x, n]) => [+x!, +n!] as const,
    );
    expect(at.at(-1)![1]).toBe(40);
    for (const [i, [x, n]] of at.entries())
      if (i) expect(x - at[i - 1]![0]).toBeGreaterThanOrEqual(n < 10 ? 10 : 15);
  });
});
