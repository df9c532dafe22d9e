/** Screen reader announcements. Sentences that arrive close together are read as one. */
class Announcer {
  polite = $state('');
  urgent = $state('');
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(words: string): void {
    this.#queue.push(words);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.polite = this.#queue.join(' ');
      this.#queue = [];
    }, 150);
  }

  /** Interrupts: refusals and lost connections. */
  alert(words: string): void {
    this.urgent = words;
  }
}

export const announcer = new Announcer();
