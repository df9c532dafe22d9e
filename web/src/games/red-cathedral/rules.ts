/** The paragraph of each guild. */
export const GUILD_RULES: Readonly<Record<string, string>> = {
  jewellers: 'CT-5.2',
  weavers: 'CT-5.3',
  foremen: 'CT-5.4',
  contractors: 'CT-5.5',
  wholesalers: 'CT-5.6',
  administrators: 'CT-5.7',
  lawyers: 'CT-5.8',
  archivists: 'CT-5.9',
  'master-builders': 'CT-5.10',
  brickmakers: 'CT-5.11',
};
