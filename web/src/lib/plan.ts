/**
 * Which of five frames a window gets, by its shape, and how much the whole page is enlarged in it. Sizes are CSS pixels.
 *
 * low: tabs on the left edge, the board at full height, one column for the thumb. phone: one board between scores and
 * sheet. upright: the site across the width, sentence and buttons at the bottom. compact: two columns. desk: three.
 */
export type FrameKind = 'low' | 'phone' | 'upright' | 'compact' | 'desk';

export interface Room {
  kind: FrameKind;
  /** Everything is enlarged so much. */
  zoom: number;
  /** What there is to divide, before it is enlarged. */
  width: number;
  height: number;
}

/** The windows for which pages are drawn; larger ones show the same, larger. */
const DESK = [1440, 900] as const,
  UPRIGHT = [820, 1180] as const;

/** Lower than these a frame has no room for its boards at their least sizes. */
const LOW = { any: 560, compact: 600, upright: 920 };
/** Narrower than these. */
const NARROW = { upright: 700, compact: 900, desk: 1200 };
/** A window of this shape is upright. */
const UPRIGHT_SHAPE = 1.15;

export function frameOf(width: number, height: number): FrameKind {
  if (height < LOW.any) return 'low';
  const single = width > height ? 'low' : 'phone';
  if (width < NARROW.upright) return single;
  if (width / height < UPRIGHT_SHAPE) {
    if (height >= LOW.upright) return 'upright';
    return width < NARROW.compact ? single : 'compact';
  }
  if (width >= NARROW.desk) return 'desk';
  return height < LOW.compact ? 'low' : 'compact';
}

/** One board at a time: on a phone, and in a window as low. */
export const singleIn = (kind: FrameKind): boolean => kind === 'phone' || kind === 'low';
const isSingle = (width: number, height: number): boolean => singleIn(frameOf(width, height));

/** Where somebody explains at a table: in a column, in a strip across it, or in its sheet where one board is shown at a time. */
export type Beside = 'column' | 'strip' | 'sheet';

/** From this width on there may be a column. */
const WIDE = 1180;

/** `column`: how wide one is; `least`: the lowest strip. */
export function besideOf(
  width: number,
  height: number,
  { column, least }: { column: number; least: number },
): Beside {
  if (width >= WIDE && !isSingle(width - column, height)) return 'column';
  return isSingle(width, height - least) ? 'sheet' : 'strip';
}

/** A strip as high as what is said, but never the larger part of a window, nor what the boards need. */
export function stripOf(width: number, height: number, least: number, said: number): number {
  let most = Math.min(said, Math.round(height * 0.36));
  while (most > least && isSingle(width, height - most)) most -= 1;
  return Math.max(least, most);
}

const grown = (width: number, height: number, [w, h]: readonly [number, number]): number =>
  Math.max(1, Math.min(width / w, height / h));

export function roomOf(width: number, height: number, kind = frameOf(width, height)): Room {
  const zoom =
    kind === 'desk' ? grown(width, height, DESK) : kind === 'upright' ? grown(width, height, UPRIGHT) : 1;
  return { kind, zoom, width: width / zoom, height: height / zoom };
}
