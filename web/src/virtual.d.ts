declare module 'virtual:catalogues' {
  /** The languages that have texts, English first. */
  const languages: readonly { code: string; name: string; texts: string }[];
  export default languages;
}
