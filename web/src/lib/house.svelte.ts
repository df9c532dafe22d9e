import { api } from './api';

/** What whoever looks after the server tells everybody, in their own words. */
class House {
  announcement = $state('');
  /** The site is beside the server: it can be kept for times without a network. */
  site = $state(false);
}
export const house = new House();

export const announce = (text: string): void => {
  house.announcement = text;
};

/** Asks once, when the page is loaded; live connections tell what comes later. */
export async function lookAtHouse(): Promise<void> {
  try {
    const { text, site } = await api.house();
    announce(text);
    house.site = site ?? false;
  } catch {
    /* the pages that need the server say so themselves */
  }
}
