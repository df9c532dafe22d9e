import { describe, expect, it } from 'vitest';
import { MARKET, planOf } from '../src/games/red-cathedral/plan';
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
