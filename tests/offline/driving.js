/** Plays a game by what the page offers, inside the page: every move is a click on the piece or button that stands for it. */
window.playOn = (() => {
  const seen = element => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const all = selector => [...document.querySelectorAll(selector)].filter(seen);
  const enabled = element => element.getAttribute('aria-disabled') !== 'true';
  const press = element => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const turn = () =>
    new Promise(go => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => go();
      channel.port2.postMessage(0);
    });
  const drawn = async () => { await turn(); await turn(); };
  const pause = () => new Promise(go => setTimeout(go, 5));
  const stands = move => all(`[data-move="${CSS.escape(move)}"]`).find(enabled);
  const PATIENCE = 45_000;

  async function shown(after) {
    for (const began = performance.now(); performance.now() - began < PATIENCE; await pause()) {
      const found = duomoTest.ready(after);
      if (found) return found;
    }
    throw new Error(`nothing happened after ${after}`);
  }

  /** On the piece or button that stands for the move; where that is composed of several clicks, in the list of all moves. */
  async function click(move) {
    if (!stands(move)) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true, cancelable: true }));
      await drawn();
    }
    const target = stands(move);
    if (!target) throw new Error(`nothing stands for ${move}`);
    press(target);
  }

  /** `moves` are those of a script; whatever the page offers on the way must be legal. */
  return async moves => {
    for (const { number, move, legal } of moves) {
      const found = await shown(number - 1);
      if (found.number !== number) throw new Error(`the page is at ${found.number} instead of ${number}`);
      const wrong = found.moves.filter(one => !legal.includes(one));
      if (wrong.length) throw new Error(`offered at ${number}: ${wrong}`);
      await click(move);
    }
    return (await shown(moves.at(-1).number)).state;
  };
})();
