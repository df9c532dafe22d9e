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
  /** A move is composed of so many clicks at most, the last one left out. */
  const DEPTH = 3;
  const PATIENCE = 45_000;

  async function shown(after) {
    for (const began = performance.now(); performance.now() - began < PATIENCE; await pause()) {
      const found = duomoTest.ready(after);
      if (found) return found;
    }
    throw new Error(`nothing happened after ${after}`);
  }

  /** Opens what has to be opened until the move can be clicked. */
  async function behind(move, pressed) {
    const target = stands(move);
    if (target) return target;
    if (pressed.length >= DEPTH) return null;
    const doors = new Set(all('[data-opens]').filter(enabled).map(e => e.dataset.press));
    for (const id of doors) {
      const door = all(`[data-press="${CSS.escape(id)}"][data-opens]`)[0];
      if (!door || pressed.includes(id)) continue;
      press(door);
      await drawn();
      const found = await behind(move, [...pressed, id]);
      if (found) return found;
      const again = all(`[data-press="${CSS.escape(id)}"]`)[0];
      if (again) press(again);
      await drawn();
    }
    return null;
  }

  async function click(move) {
    const tabs = all('nav.tabs button');
    let target = stands(move) ?? (await behind(move, []));
    for (const tab of tabs) {
      if (target) break;
      press(tab);
      await drawn();
      target = await behind(move, []);
    }
    if (!target) throw new Error(`nothing stands for ${move}`);
    press(target);
  }

  /** `moves` are those of a script; so many positions are looked at more closely: the page offers what is legal, and nothing else. */
  return async (moves, seldom) => {
    for (const [at, { number, move, legal }] of moves.entries()) {
      const found = await shown(number - 1);
      if (found.number !== number) throw new Error(`the page is at ${found.number} instead of ${number}`);
      const offered = at % seldom ? found.moves : (await duomoTest.reach()).map(([one]) => one);
      const wrong = offered.filter(one => !legal.includes(one));
      if (wrong.length) throw new Error(`offered at ${number}: ${wrong}`);
      if (at % seldom === 0 && new Set(offered).size !== new Set(legal).size) throw new Error(`not all is offered at ${number}`);
      await click(move);
    }
    return (await shown(moves.at(-1).number)).state;
  };
})();
