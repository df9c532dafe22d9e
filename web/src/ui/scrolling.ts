/** What a scrolling element needs to be reachable by keyboard and named by screen readers. */
export const scrolling = (label: string) => ({ tabindex: 0, role: 'group', 'aria-label': label }) as const;
