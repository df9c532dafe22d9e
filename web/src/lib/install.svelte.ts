/** Installing the page as an app, where the browser offers it. */

/** Chromium's install prompt: held back, and shown when the player asks for it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #offer = $state.raw<Offer | null>(null);

  constructor() {
    addEventListener('beforeinstallprompt', event => {
      event.preventDefault();
      this.#offer = event as Offer;
    });
    addEventListener('appinstalled', () => {
      this.#offer = null;
    });
  }

  get offered(): boolean {
    return this.#offer !== null;
  }
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null; // a browser shows it only once
    await offer?.prompt();
  }
}

export const install = new Install();
