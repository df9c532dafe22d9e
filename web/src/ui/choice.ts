/** One of several things of which one is taken. */
export interface Choice {
  value: string;
  words: string;
  icon?: string;
  colour?: string;
}
