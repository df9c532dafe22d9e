declare module 'virtual:catalogues' {
  const addresses: Record<'en' | 'fr' | 'de' | 'it' | 'es', string>;
  export default addresses;
}
