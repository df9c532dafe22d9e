/**
 * Chooses one of five frames for a window by its shape, and how much the page is enlarged. Sizes are CSS
 * pixels.
 *
 * low: tabs on the left edge, the board at full height, one column for the thumb. phone: one board between
 * scores and sheet. upright: the site across the width, prompt and buttons at the bottom. compact: two
 * columns. desk: three.
 */
export type FrameKind = 'low' | 'phone' | 'upright' | 'compact' | 'desk';

export interface Room {
  kind: FrameKind;
  /** Enlargement of the whole page. */
  zoom: number;
  /** Available size before enlargement. */
  width: number;
  height: number;
}

/** The window sizes the pages are designed for; larger windows show the same, enlarged. */
const DESK = [1440, 900] as const,
  UPRIGHT = [820, 1180] as const;

/** Below these heights a frame cannot fit its boards at their minimum sizes. */
const LOW = { any: 560, compact: 600, upright: 920 };
/** Likewise for widths. */
const NARROW = { upright: 700, compact: 900, desk: 1200 };
/** Width divided by height below which a window is upright. */
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

/** True if only one board is shown at a time: on a phone, and in a low window. */
export const singleIn = (kind: FrameKind): boolean => kind === 'phone' || kind === 'low';
const isSingle = (width: number, height: number): boolean => singleIn(frameOf(width, height));

/**
 * Where explanations go at a table: in a column, in a strip across it, or in the sheet if one board is shown
 * at a time.
 */
export type Beside = 'column' | 'strip' | 'sheet';

/** Minimum window width for a column. */
const WIDE = 1180;

/** `column`: its width; `least`: minimum height of a strip. */
export function besideOf(
  width: number,
  height: number,
  { column, least }: { column: number; least: number },
): Beside {
  if (width >= WIDE && !isSingle(width - column, height)) return 'column';
  return isSingle(width, height - least) ? 'sheet' : 'strip';
}

/**
 * The height of a strip: enough for its content, but never the larger part of the window nor space the boards
 * need.
 */
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
