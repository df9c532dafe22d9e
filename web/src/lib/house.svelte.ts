import { api } from './api';

/** The announcement of the person who runs the server. */
class House {
  announcement = $state('');
  /** True if the server hosts the static site, which can be kept for offline use. */
  site = $state(false);
}
export const house = new House();

export const announce = (text: string): void => {
  house.announcement = text;
};

/** Asks once, when the page loads; later changes arrive over live connections. */
export async function lookAtHouse(): Promise<void> {
  try {
    const { text, site } = await api.house();
    announce(text);
    house.site = site ?? false;
  } catch {
    /* pages that need the server report this themselves */
  }
}
