/** Keyboard shortcuts at a table and what they do; their texts are `web-key-…`. */
export const SHORTCUTS = {
  n: 'next',
  u: 'undo',
  y: 'redo',
  r: 'restart',
  e: 'end',
  m: 'moves',
  h: 'hint',
  s: 'standing',
  l: 'log',
  i: 'explain',
  '?': 'help',
} as const;
export type Action = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

/** The action of a key, unless it is meant for something else: a text field, a dialog, the browser. */
export function actionOf(event: KeyboardEvent): Action | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if ((event.target as Element | null)?.closest?.('input, select, textarea, dialog')) return null;
  return SHORTCUTS[event.key.toLowerCase() as keyof typeof SHORTCUTS] ?? null;
}

/** Focuses the next thing on the board that can be chosen, in a cycle. */
export function focusNext(root: ParentNode): void {
  const targets = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-move], [data-opens]')].filter(
    e => e.getClientRects().length,
  );
  if (!targets.length) return;
  const here = targets.indexOf(document.activeElement as HTMLElement);
  targets[(here + 1) % targets.length]!.focus();
}
