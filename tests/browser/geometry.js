/** What is wrong with the page as it is laid out now, by measuring: `duomoGeometry.faults({ touch })` gives sentences. */
window.duomoGeometry = (() => {
  const LEAST = { text: 11, icon: 12, mouse: 24, touch: 43.5 };
  const SLACK = 1.5;
  /** Lists may scroll, and names of people may be cut where a title says them whole. */
  const LISTS = '.log, .steps, .top nav, .tale, .scroll, .guild-body, .dialog-body, .tray, .sheet-choices, .standings-list, .view, .turns, .find, .scoring .scroll';
  /** Names of people, and what the log tells whole: cut where a line is full. */
  const SHORTENED = '.duel em, .rival .name, .rival .who, .did b, .did small, .steps .theirs > span';
  /** Lies over the page: what is below it is not seen. */
  const LAYERS = 'dialog, .laid-over, [data-frame="phone"] .top nav, .tray-place .tray, .whynot, .popover, .hint-card, .notice, .beside, thead, tfoot, .foot, .large > .steps, .turns h3, .hand .thumb';
  /** What lies over a piece on purpose. */
  const MARKS = '.number-mark, .badge, g.verdict, .medal, .last-mark, .seal, .in-hand, .ghost-piece, .die-at, .bring, button > i';
  /** Pictures of a part of the table, in the rules and in lessons: they have a name of their own, and words beside them. */
  const FIGURES = 'figure .part, figure .over';
  /** The regions of a table; none may lie over another. */
  const REGIONS = '.bar, .dock, .table-page > .sheet, .table-page > .rail, nav.tabs, header.scores, .pocket, .market-place, .site-place, .rule-place, .since-place,'
    + ' .shop, .company, .rc-table > .sheets, .hand-held, .tray, .rivals, .coach, .nave-room, .basilica > .left, .basilica > .side, .king, .basilica > .way, .basilica > .view, .table-page .wide > *';

  const box = e => e.getBoundingClientRect();
  const round = n => Math.round(n * 10) / 10;
  const named = e => {
    const classes = (e.getAttribute('class') ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 2).join('.');
    const press = e.getAttribute('data-press') ?? e.getAttribute('data-move') ?? '';
    return `${e.tagName.toLowerCase()}${classes && `.${classes}`}${press && `[${press}]`}`;
  };
  const path = e => [e.parentElement?.parentElement, e.parentElement, e].filter(Boolean).map(named).join(' > ');
  const shown = e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('.hidden, [hidden], defs, noscript');
  /** What is found out about elements, and what lies over the page: asked often, and the same while one measures. */
  let known = new Map(), over = null, hyphens = false;
  function overflow(e) {
    if (!known.has(e)) known.set(e, getComputedStyle(e).overflow);
    return known.get(e);
  }
  const layers = () => (over ??= [...document.querySelectorAll(LAYERS)].map(top => ({ top, r: box(top) })));
  const scroller = e => /auto|scroll/.test(overflow(e));
  const clips = e => overflow(e) !== 'visible' && e.tagName !== 'svg';

  /** The box of a line without the room that is kept above and below its letters. */
  const letters = ({ left, right, top, bottom }) => ({ left, right, top: top + (bottom - top) * 0.2, bottom: bottom - (bottom - top) * 0.2 });

  /** All written words that are to be read: element, words, boxes of their lines, size in pixels of the screen. */
  function texts() {
    const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.data.trim(), element = node.parentElement;
      if (!words || !element || element.closest(FIGURES) || /^(SCRIPT|STYLE|TITLE|OPTION|NOSCRIPT)$/.test(element.tagName.toUpperCase()) || !shown(element)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(r => r.width > 1 && r.height > 1).map(letters);
      if (!boxes.length) continue;
      const style = getComputedStyle(element), svg = element.closest('svg');
      if (!svg && style.fontSize === '0px') continue;
      const scale = svg && element.getScreenCTM ? Math.abs(element.getScreenCTM().d) : element.currentCSSZoom ?? 1;
      found.push({ element, words: words.slice(0, 40), boxes, size: parseFloat(style.fontSize) * scale });
    }
    return found;
  }

  /** What is cut short is told whole: by a title where a pointer can rest, by touch in the card of a long press, or in the log. */
  const byHand = matchMedia('(pointer: coarse)');
  const saidElsewhere = e => e.matches(SHORTENED) || !!e.closest(byHand.matches ? '[data-explain], [data-press]' : '[title]:not([title=""]), [data-explain], [data-press]');

  /** The window as an element sees it: cut by whatever clips it. A list that scrolls hides the rest of it rightly. */
  function cut(element, r) {
    let listed = false;
    for (let up = element; up && up !== document.documentElement; up = up.parentElement) {
      if (!clips(up)) continue;
      const b = box(up);
      if (scroller(up) || up.matches(LISTS)) {
        const beyond = r.bottom > b.bottom + SLACK || r.top < b.top - SLACK || r.right > b.right + SLACK || r.left < b.left - SLACK;
        if (beyond) return up.matches(LISTS) || !onTable() ? 'scrolled' : `scrolls in ${named(up)}`;
        if (up.matches(LISTS)) {
          listed = true;
          continue;
        }
      }
      // A list that has given its place up altogether, as the steps do for a long sentence.
      if (listed && !common(r, b)[0]) return 'scrolled';
      if (listed) continue;
      if (r.right > b.right + SLACK || r.left < b.left - SLACK || r.bottom > b.bottom + SLACK || r.top < b.top - SLACK)
        return saidElsewhere(up) ? 'said elsewhere' : `cut by ${named(up)}`;
    }
    return null;
  }

  /** A table never scrolls but for its lists; other pages may. */
  const onTable = () => document.querySelector('main.table-page');
  const outside = r => r.left < -SLACK || r.top < -SLACK || r.right > innerWidth + SLACK || r.bottom > innerHeight + SLACK;
  const layer = e => e.closest(LAYERS);
  const common = (a, b) => {
    const w = Math.min(a.right, b.right) - Math.max(a.left, b.left), h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return w > 0 && h > 0 ? [w, h] : [0, 0];
  };

  function wordFaults(whole) {
    const faults = [], read = [];
    for (const { element, words, boxes, size } of texts()) {
      const where = `“${words}” in ${path(element)}`;
      if (size < LEAST.text - 0.05) faults.push(`small text, ${round(size)}: ${where}`);
      for (const r of boxes) {
        const why = cut(element, r);
        if (why === 'scrolled' || why === 'said elsewhere') continue;
        if (why) faults.push(`${why}: ${where}`);
        else if (whole && outside(r) && !element.closest(LISTS)) faults.push(`outside the window: ${where}`);
        else {
          read.push({ element, where, r });
          if (leaves(element, r)) faults.push(`beyond its place: ${where}`);
        }
      }
      for (const word of broken(element, words)) faults.push(`broken word, ${word}: ${where}`);
      const over = element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).textOverflow === 'ellipsis' && clips(element);
      if (over && !saidElsewhere(element)) faults.push(`shortened: ${where}`);
    }
    // Words over words, on the same sheet: sorted by their upper edge, so that few pairs are compared.
    read.sort((a, b) => a.r.top - b.r.top);
    read.forEach((a, i) => {
      for (let k = i + 1; k < read.length && read[k].r.top < a.r.bottom - 3; k++) {
        const b = read[k];
        const [w, h] = common(a.r, b.r);
        if (w <= 2 || h <= 1.5 || a.element === b.element || layer(a.element) !== layer(b.element)) continue;
        if (!covered(a) && !covered(b)) faults.push(`words over words: ${a.where} and ${b.where}`);
      }
    });
    return [...faults, ...signsOver(read)];
  }

  /** Words that leave the region they stand in, upwards or downwards. */
  function leaves(element, r) {
    const region = element.closest(REGIONS);
    if (!region || element.closest(`${MARKS}, svg`) || layer(element) !== layer(region)) return false;
    const b = box(region);
    return r.bottom > b.bottom + SLACK || r.top < b.top - SLACK;
  }

  /** Whether the browser knows where the words of the page's language may be divided. */
  const divides = () => {
    const probe = document.createElement('p');
    probe.style.cssText = 'position: absolute; width: 1px; hyphens: auto; overflow-wrap: normal';
    probe.append(document.createElement('span'));
    probe.firstChild.textContent = 'cathedral';
    document.body.append(probe);
    const lines = probe.firstChild.getClientRects().length;
    probe.remove();
    return lines > 1;
  };

  /** Words that are broken between letters because their line is too narrow; the language's own hyphens are no fault. */
  function broken(element, words) {
    if (element.closest('svg, a[href^=http], code, textarea') || (hyphens && getComputedStyle(element).hyphens === 'auto')) return [];
    const range = document.createRange(), found = [];
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,20}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()].filter(r => r.width > 0.5);
        if (rects.length > 1 && rects.at(-1).top > rects[0].top + rects[0].height / 2) found.push(word);
      }
    }
    return words ? found : [];
  }

  /** Signs that are cut, or lie outside the window; a list that scrolls hides the rest of it rightly. */
  function signsCut(whole) {
    const faults = [];
    for (const e of document.querySelectorAll('svg.glyph')) {
      if (!shown(e) || e.closest(`${FIGURES}, svg svg, .in-hand`)) continue;
      const r = box(e), where = path(e);
      if (!r.width) continue;
      const why = cut(e, r);
      if (why === 'scrolled' || why === 'said elsewhere') continue;
      if (why) faults.push(`sign ${why}: ${where}`);
      else if (whole && outside(r) && !e.closest(LISTS)) faults.push(`sign outside the window: ${where}`);
    }
    return faults;
  }

  /** The one way on is never scrolled away: the primary button, and the way back from a choice. */
  function waysFaults() {
    if (!onTable()) return [];
    return [...document.querySelectorAll('.table-page .btn.primary, .table-page .tray-leave')].filter(e => shown(e) && !e.closest('[inert], dialog') && box(e).width && cut(e, box(e))).map(e => `scrolled away: ${path(e)}`);
  }

  /** Signs over words, on the same sheet. Marks on a piece, such as its number, lie over it on purpose. */
  function signsOver(read) {
    const faults = [], signs = [...document.querySelectorAll('svg.glyph, .socket, .plate')].filter(e => shown(e) && !e.closest(`${MARKS}, ${FIGURES}`)).map(element => ({ element, r: box(element) })).filter(({ r }) => r.width);
    signs.sort((a, b) => a.r.top - b.r.top);
    for (const word of read) {
      for (const sign of signs) {
        if (sign.r.top > word.r.bottom) break;
        const [w, h] = common(word.r, sign.r);
        if (w <= 3 || h <= 2 || sign.element.contains(word.element) || word.element.closest(MARKS) || layer(sign.element) !== layer(word.element)) continue;
        if (!cut(sign.element, sign.r) && !covered(word) && !covered(sign)) faults.push(`sign over words: ${path(sign.element)} and ${word.where}`);
      }
    }
    return faults;
  }

  /** Below something that lies over the page. */
  const covered = ({ element, r }) => layers().some(({ top, r: above }) => !top.contains(element) && common(above, r)[0] > 0);

  function iconFaults() {
    const faults = [];
    for (const use of document.querySelectorAll('use')) {
      const id = use.getAttribute('href') ?? '';
      // Emblems are marks on pieces, as pips are on dice; paint, drafts and ghosts are pictures.
      if (id.startsWith('#e-') || !shown(use) || use.closest(`${FIGURES}, .paint, .draft, .ghost, .picture, [data-picture], .scene-picture`)) continue;
      const glyph = use.closest('svg.glyph'), size = glyph ? box(glyph).width : parseFloat(use.getAttribute('width') ?? 'NaN') * Math.abs(use.getScreenCTM().a);
      if (size && size < LEAST.icon - 0.15) faults.push(`small icon, ${round(size)}: ${id} in ${path(use.closest('svg.glyph')?.parentElement ?? use.parentElement)}`);
    }
    return faults;
  }

  /** Pieces whose move is a row of the tray too, of full size: either may be pressed. */
  const inTray = e => e.dataset.move && !e.closest('.tray') && document.querySelector(`.tray-pick[data-move="${CSS.escape(e.dataset.move)}"]`);

  /** Buttons, links that stand alone, and pieces that may be chosen now. */
  function targetFaults(touch) {
    const least = touch ? LEAST.touch : LEAST.mouse, faults = [];
    const seen = new Map();
    for (const e of document.querySelectorAll('button, a.btn, select, input:not([type=radio], [type=checkbox]), [data-press]:not([aria-disabled="true"])')) {
      if (!shown(e) || e.closest('[inert]')) continue;
      const r = box(e);
      if (!r.width || cut(e, r) === 'scrolled' || inTray(e)) continue;
      // Equal things side by side are one target.
      const key = e.dataset.press && e.closest('.ruler, .kit') ? e.dataset.press : e;
      const before = seen.get(key);
      const b = before ? { left: Math.min(before.left, r.left), right: Math.max(before.right, r.right), top: Math.min(before.top, r.top), bottom: Math.max(before.bottom, r.bottom) } : r;
      seen.set(key, { left: b.left, right: b.right, top: b.top, bottom: b.bottom, e });
    }
    for (const { left, right, top, bottom, e } of seen.values()) {
      const [w, h] = [right - left, bottom - top];
      if (Math.min(w, h) < least) faults.push(`small target, ${round(w)} x ${round(h)}: ${path(e)}`);
      else if (outside({ left, right, top, bottom }) && !e.closest(LISTS) && onTable()) faults.push(`target outside: ${path(e)}`);
    }
    return faults;
  }

  /** What is seen of a region that stands in a list. */
  function seen(e) {
    const list = e.parentElement?.closest(LISTS), r = box(e);
    if (!list) return r;
    const b = box(list);
    return { left: Math.max(r.left, b.left), right: Math.min(r.right, b.right), top: Math.max(r.top, b.top), bottom: Math.min(r.bottom, b.bottom) };
  }

  function regionFaults() {
    const faults = [], all = [...document.querySelectorAll(REGIONS)].filter(e => shown(e) && box(e).width && !e.closest(`${FIGURES}, dialog`));
    all.forEach((a, i) => {
      if (outside(box(a))) faults.push(`region outside: ${named(a)} ${round(box(a).left)},${round(box(a).top)} ${round(box(a).right)},${round(box(a).bottom)}`);
      for (const b of all.slice(i + 1)) {
        if (a.contains(b) || b.contains(a)) continue;
        const [w, h] = common(seen(a), seen(b));
        if (w > SLACK && h > SLACK) faults.push(`region over region: ${named(a)} and ${named(b)}`);
      }
    });
    return faults;
  }

  /** The site first: the largest region, ahead of the market, filled by its highest tower. */
  function siteFaults() {
    const faults = [], site = document.querySelector('.site-place, .hand-held .view.site'), scene = site?.querySelector('.scene');
    if (!scene) return faults;
    const area = e => box(e).width * box(e).height, market = document.querySelector('.market-place');
    if (market && area(site) < 1.4 * area(market)) faults.push(`the site is ${round(area(site) / area(market))} times the market`);
    const larger = [...document.querySelectorAll(REGIONS)].filter(e => shown(e) && !e.contains(site) && !site.contains(e) && area(e) > area(site));
    if (!document.querySelector('.replay')) for (const e of larger) faults.push(`larger than the site: ${named(e)}`);
    const towers = [...scene.querySelectorAll('.tower .hit')].map(box), top = Math.min(...towers.map(r => r.top)), low = Math.max(...towers.map(r => r.bottom));
    const filled = (low - top) / box(scene).height;
    if (filled < 0.85) faults.push(`the highest tower fills ${round(filled * 100)} % of the site`);
    for (const plaque of scene.querySelectorAll('.plaque > rect, .tower .hit, .target, .ornament')) {
      const r = box(plaque), b = box(scene);
      if (r.left < b.left - 3 || r.right > b.right + 3 || r.bottom > b.bottom + SLACK || r.top < b.top - SLACK) faults.push(`beyond the site: ${path(plaque)}`);
    }
    return faults;
  }

  const scrolls = whole => {
    const root = document.documentElement, faults = [];
    if (root.scrollWidth > root.clientWidth + 1) faults.push(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
    if (whole && root.scrollHeight > root.clientHeight + 1) faults.push(`the page is ${root.scrollHeight} high in ${root.clientHeight}`);
    return faults;
  };

  /** `whole`: a page that never scrolls. */
  const faults = ({ touch = false, whole = true } = {}) => {
    [known, over, hyphens] = [new Map(), null, divides()];
    return [...new Set([...scrolls(whole), ...regionFaults(), ...wordFaults(whole), ...signsCut(whole), ...waysFaults(), ...iconFaults(), ...targetFaults(touch), ...siteFaults()])];
  };
  /** After the page has taken its new size. */
  const settled = () => new Promise(go => { let n = 2; const next = () => (n-- ? requestAnimationFrame(next) : go()); next(); });

  /** The same of every board behind a tab. */
  async function everywhere(options) {
    const tabs = document.querySelector('dialog[open]') ? [] : [...document.querySelectorAll('nav.tabs button')], here = tabs.findIndex(tab => tab.hasAttribute('aria-current'));
    const found = new Set(faults(options));
    for (const [i, tab] of tabs.entries()) {
      if (i === here || here < 0) continue;
      tab.click();
      await settled();
      for (const fault of faults(options)) found.add(`${tab.textContent.trim()}: ${fault}`);
    }
    if (here >= 0) {
      tabs[here].click();
      await settled();
    }
    return [...found];
  }
  return { faults, everywhere, settled };
})();
