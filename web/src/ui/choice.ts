/** One of several exclusive choices. */
export interface Choice {
  value: string;
  words: string;
  icon?: string;
  colour?: string;
}
