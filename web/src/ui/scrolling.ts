/** What something that scrolls needs, so that a keyboard reaches it and a screen reader names it. */
export const scrolling = (label: string) => ({ tabindex: 0, role: 'group', 'aria-label': label }) as const;
