/** What tests ask of a page, seen as a player sees it: what can be clicked, and what waits behind a click. */
window.duomoTest = (() => {
  const seen = element => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const all = selector => [...document.querySelectorAll(selector)].filter(seen);
  const enabled = element => element.getAttribute('aria-disabled') !== 'true';
  const side = element => { const box = element.getBoundingClientRect(); return Math.min(box.width, box.height); };
  const moves = () => all('[data-move]').filter(enabled).map(e => e.dataset.move);
  const press = element => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const turn = () => new Promise(go => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => go();
    channel.port2.postMessage(0);
  });
  const drawn = async () => { await turn(); await turn(); };
  /** Modes that are on, such as laying a tile face up: pressing another one leaves them. */
  const chosen = () => all('[data-press][aria-pressed="true"]').map(e => e.dataset.press);
  const main = () => document.querySelector('main[data-number]');
  /** A move is composed of so many clicks at most, the last one left out. */
  const DEPTH = 3;

  /** Where a game stands: over and counted, or a position in which it is this browser's turn. */
  function ready(after) {
    if (document.querySelector('[data-screen="scoring"]')) return { number: -1, state: 'over', moves: [] };
    const at = main();
    if (document.fonts.status !== 'loaded') return null; // other letters take other room
    if (!at || +at.dataset.number <= after || at.dataset.state !== 'yours') return null;
    return { number: +at.dataset.number, state: 'yours', moves: moves() };
  }

  /**
   * Every move that can be reached from here: [move, what to click before it, shortest side of all targets on the way
   * in pixels]. Tabs of a phone are clicked too; of several ways the one with the largest targets is told.
   */
  async function reach() {
    const found = new Map(), tabs = all('nav.tabs button');
    const here = tabs.findIndex(tab => tab.hasAttribute('aria-current'));
    const show = async tab => { if (tab >= 0) press(tabs[tab]); await drawn(); };

    async function open(tab, path, pressed, narrowest) {
      for (const target of all('[data-move]').filter(enabled)) {
        const move = target.dataset.move, least = Math.min(narrowest, side(target));
        if (!(found.get(move)?.least >= least)) found.set(move, { path, least });
      }
      if (pressed.length >= DEPTH) return;
      const doors = all('[data-opens]').filter(enabled).map(e => e.dataset.press).filter(id => !pressed.includes(id));
      for (const id of new Set(doors)) {
        const door = all(`[data-press="${id}"][data-opens]`)[0];
        if (!door) continue;
        const least = Math.min(narrowest, side(door)), modes = chosen();
        press(door);
        await drawn();
        await open(tab, [...path, `[data-press="${id}"][data-opens]`], [...pressed, id, ...modes], least);
        await show(tab); // a press may open another tab
        const again = all(`[data-press="${id}"]`)[0];
        if (again) press(again);
        await drawn();
        for (const mode of modes.filter(one => !chosen().includes(one))) {
          const back = all(`[data-press="${mode}"]`)[0];
          if (back) press(back);
          await drawn();
        }
      }
    }
    for (const tab of tabs.length ? [here, ...tabs.keys()] : [-1]) {
      await show(tab);
      await open(tab, tab < 0 ? [] : [`nav.tabs button:nth-child(${tab + 1})`], [], Infinity);
    }
    await show(here);
    return [...found].map(([move, { path, least }]) => [move, path, least]);
  }

  const broken = () => {
    const text = document.body.innerText;
    const names = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
      .flatMap(e => ['aria-label', 'title', 'placeholder'].map(name => e.getAttribute(name) ?? ''));
    const raw = /\u2068|\u2069|\{ ?\$|\[object|undefined|\bNaN\b|(?:^|[\s"'(])(?:web|rc|ba|move|event|server|level|decision|refusal|ct)-[a-z0-9-]+/;
    return [document.title, ...text.split('\n'), ...names].filter(line => raw.test(line)).slice(0, 10);
  };

  /** Buttons of the frame that are too small for a thumb. */
  const small = least => all('nav.tabs button, .acts button').filter(e => side(e) < least).map(e => e.textContent.trim());

  /** Things in the inventory that can be pressed: how wide and how high; equal ones lie side by side. */
  const inventory = () => {
    const boxes = Map.groupBy(all('.ruler [data-press]').filter(enabled), e => e.dataset.press);
    return [...boxes].map(([id, cells]) => {
      const [first, last] = [cells[0], cells.at(-1)].map(e => e.getBoundingClientRect());
      return [id, last.right - first.left, first.height];
    });
  };

  /** What screen readers call the pieces of a board. */
  const names = () => all('main [data-press][aria-label]').map(e => e.getAttribute('aria-label'));

  /** What has the focus. */
  const focused = () => {
    const e = document.activeElement;
    return { move: e?.dataset?.move ?? null, name: e?.getAttribute?.('aria-label') || e?.textContent?.trim() || '' };
  };

  /** Boxes that would have to be scrolled to be seen whole, apart from lists that grow. */
  const scrolling = () => [document.documentElement, ...all('main *')]
    .filter(e => !e.matches('.log, .tale, .scroll') && /auto|scroll/.test(getComputedStyle(e).overflow) || e === document.documentElement)
    .filter(e => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
    .map(e => `${e.tagName}.${e.className?.baseVal ?? e.className}: ${e.scrollWidth} x ${e.scrollHeight} in ${e.clientWidth} x ${e.clientHeight}`);

  /** What axe-core finds by any of its rules or by those about colours, short enough to be read. There are no frames, and nothing to load first. */
  async function axe(colours) {
    const rules = colours ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], iframes: false, preload: false, ...rules });
    const told = node => [node.target.join(' '), node.html.slice(0, 160), node.any.map(each => each.message).join(' ')];
    return violations.map(one => [one.id, ...one.nodes.slice(0, 6).map(node => told(node).join(' | ').slice(0, 400))]);
  }

  /** Where to press, as people do who see another piece lie on a space: the free point nearest to the middle. */
  function free(target) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect(), points = [];
    const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    for (const x of parts) for (const y of parts) points.push({ x: width * x, y: height * y });
    const far = ({ x, y }) => Math.hypot(x - width / 2, y - height / 2);
    points.sort((a, b) => far(a) - far(b));
    const hit = ({ x, y }) => target.contains(document.elementFromPoint(left + x, top + y));
    return points.find(hit) ?? points[0];
  }

  return { free, ready, reach, moves, broken, main, small, inventory, names, focused, scrolling, axe };
})();
