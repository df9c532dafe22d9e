declare module 'virtual:catalogues' {
  /** The languages that there are texts in, English first. */
  const languages: readonly { code: string; name: string; texts: string }[];
  export default languages;
}
