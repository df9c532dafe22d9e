// Enters a game into the score page the way fingers do: it looks what is asked, and taps. Answers with the taps and what is shown.
(() => {
  const root = () => document.querySelector(".hand"),
    settled = () => root()?.dataset.settled === "true";
  /** After whatever a tap has set going inside the page. */
  const rest = () =>
    new Promise(done => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(0);
    });
  async function until(ready) {
    for (let i = 0; i < 6000; i++) {
      if (ready()) return;
      await new Promise(done => setTimeout(done, 5));
    }
    throw new Error(`waited in vain at ${root()?.dataset.ask}`);
  }
  function walk(path) {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }
  /** The score page as somebody finds it who has entered this much before. */
  async function open(game, kept) {
    walk("/real");
    await until(() => !root());
    for (const name of Object.keys(localStorage))
      if (name.startsWith("duomo-count")) localStorage.removeItem(name);
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
    walk(`/real/score/${game}`);
    await until(settled);
  }
  let taps = 0;
  async function tap(name, within = document) {
    const key = within.querySelector(`[data-tap="${name}"]`);
    if (!key || key.disabled) throw new Error(`cannot tap ${name} at ${root().dataset.ask}`);
    key.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    taps += 1;
    await rest();
  }
  const words = found => [...found].map(one => one.textContent.trim()),
    named = found => words(found).filter(Boolean),
    mistakes = () => words(document.querySelectorAll(".slips li"));
  /** Every line of the result: its rule, and what each has of it. */
  const lines = () =>
    [...document.querySelectorAll(".asked tbody tr")].map(row => [
      row.querySelector(".rule").textContent,
      ...words(row.querySelectorAll("td")).map(cell => (cell === "" ? null : Number(cell))),
    ]);

  const blank = { banner: null, finished: true, ornament: null, told: 0 };
  const begun = count => ({
    part: "track",
    at: 0,
    level: 0,
    parties: count.parties.map(({ party }) => ({
      party,
      colour: party === "ivan" ? "yellow" : party,
      name: "",
      space: null,
      materials: null,
      rubles: null,
      permits: 0,
      tools: [],
      contracts: [],
      kinds: {},
      open_tiles: 0,
      gone: {},
    })),
    towers: count.towers.map(tower => tower.map(() => blank)),
    options: count.options,
  });

  /** Answers whatever is asked, until nothing is. */
  window.finishCount = async count => {
    const party = name => count.parties.find(one => one.party === name),
      block = name => document.querySelector(`[data-party="${name}"]`);
    await until(settled);
    for (let i = 0; i < 400 && root().dataset.ask !== "end"; i++) {
      const [what, who] = root().dataset.ask.split(" "),
        one = party(who);
      if (what === "space") {
        const lap = Math.max(0, Math.floor((one.space - 1) / 80));
        for (let k = 0; k < lap; k++) await tap("lap");
        await tap(`space/${one.space}`);
      } else if (what === "materials" && document.querySelector('[data-tap^="kind/"]')) {
        for (const [kind, n] of Object.entries(one.kinds))
          for (let k = 0; k < n; k++) await tap(`kind/${kind}`);
        if (!one.materials) await tap("materials/0");
      } else if (what === "materials") {
        while (!document.querySelector(`[data-tap="materials/${one.materials}"]`)) await tap("more-materials");
        await tap(`materials/${one.materials}`);
      } else if (what === "rubles") {
        while (!document.querySelector(`[data-tap="rubles/${one.rubles}"]`)) await tap("more-rubles");
        await tap(`rubles/${one.rubles}`);
      } else if (what === "crews") {
        for (const { party: name, permits, tools } of count.parties) {
          if (name !== "ivan") await tap(`permits/${permits}`, block(name));
          const known = block(name).querySelector('.on[data-tap^="tool/"]');
          for (const tool of known ? [] : tools) await tap(`tool/${tool}`, block(name));
        }
        await tap("next");
      } else if (what === "contracts") {
        for (const { party: name, contracts, open_tiles, gone } of count.parties) {
          for (const contract of contracts) await tap(`contract/${contract}`, block(name));
          if (name === "ivan") continue;
          await tap(`open/${open_tiles}`, block(name));
          for (const [kind, n] of Object.entries(gone))
            for (let k = 0; k < n; k++) await tap(`gone/${kind}`, block(name));
        }
        await tap("next");
      } else {
        const [tower, level] = who.split("."),
          section = count.towers[tower - 1][level - 1];
        // Whose banner hangs on an unfinished section matters to contracts only.
        const asked = section.finished || count.parties.some(one => one.contracts.length);
        if (what === "banner") await tap(`banner/${(asked && section.banner) || "none"}`);
        else await tap(`ornament/${section.finished ? (section.ornament ?? "none") : "unfinished"}`);
      }
    }
    await until(() => settled() && document.querySelector("[data-result]")?.dataset.result);
    return {
      taps,
      scores: document.querySelector("[data-result]").dataset.result.split(" ").map(Number),
      winners: named(document.querySelectorAll(".places .first span")),
      tie: document.querySelector("[data-tie]")?.dataset.tie ?? null,
      lines: lines(),
      mistakes: mistakes(),
    };
  };

  window.enterCount = async (count, laidOut) => {
    const people = count.parties.filter(one => one.party !== "ivan").map(one => one.party),
      last = { players: people.length, colours: people, names: [], options: count.options };
    await open("red-cathedral", {
      "duomo-count-red-cathedral-last": last,
      ...(laidOut ? { "duomo-count-red-cathedral": begun(count) } : {}),
    });
    taps = 0;
    if (!laidOut) {
      const plan = `blueprint/${count.towers.map(tower => tower.length).join("-")}`;
      await until(() => document.querySelector(`[data-tap="${plan}"]`));
      await tap(plan);
    }
    return finishCount(count);
  };

  /** The cathedral as it stands, cell by cell. */
  async function cathedral(count) {
    const cells = [...Object.keys(count.vaults), ...count.scaffolds];
    cells.sort((one, other) => Number(one.split(".")[0]) - Number(other.split(".")[0]));
    for (const cell of cells) {
      while (!document.querySelector(`[data-tap="cell/${cell}"]`)) await tap("more-rows");
      await tap(`cell/${cell}`);
      if (count.scaffolds.includes(cell)) await tap("scaffold");
      else await tap(`face/${count.vaults[cell]}`);
      if (count.glass.includes(cell)) await tap("glass");
      for (const side of ["white", "black"])
        for (const man of count[side].builders) {
          const [where, rank] = man.split(" ");
          if (where === cell) await tap(`man/${side}/${rank ?? "builder"}`);
        }
    }
  }
  const scoring = () => ({
    scores: [...document.querySelectorAll("[data-total]")].map(one => Number(one.textContent)),
    winners: words(document.querySelectorAll("[data-winner]")),
    lines: lines(),
    mistakes: mistakes(),
  });
  window.enterCathedral = async count => {
    await open("basilica", {});
    await tap(`king/${[10, 20, 30].includes(count.king) ? count.king : 0}`);
    for (const side of ["white", "black"]) {
      const field = document.querySelector(`[data-points="${side}"]`);
      field.value = count[side].points;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      await rest();
    }
    await cathedral(count);
    await until(settled);
    return scoring();
  };
})();
