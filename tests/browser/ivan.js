// Tells a step of a solo game to the companion the way a player does: taps what happened, and what is asked.
(() => {
  const root = () => document.querySelector(".hand"),
    rest = () =>
      new Promise(done => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
      });
  async function until(ready) {
    for (let i = 0; i < 4000; i++) {
      if (ready()) return;
      await new Promise(done => setTimeout(done, 5));
    }
    throw new Error(`waited in vain at ${root()?.dataset.ask}`);
  }
  async function tap(name) {
    await until(() => document.querySelector(`[data-tap="${name}"]`));
    document.querySelector(`[data-tap="${name}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await rest();
  }
  const dicesOf = () => document.querySelectorAll(".rolls > .keys").length;
  async function card(shown) {
    await tap(`card-materials/${shown.materials}`);
    await tap(`card-recognition/${shown.recognition}`);
    if (document.querySelector('[data-tap^="card-tile/"]')) await tap(`card-tile/${shown.tile}`);
  }
  async function dice(changed) {
    for (const [name, { space, face }] of Object.entries(changed)) {
      await tap(`die/${name}`);
      await tap(`ring/${space}`);
      await tap(`face/${face}`);
      await tap(`die/${name}`);
    }
  }
  async function choose(name, value) {
    const field = document.querySelector(`[data-choose="${name}"]`);
    if (![...field.options].some(one => one.value === value)) throw new Error(`no ${value} for ${name}`);
    if (field.value === value) return;
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await rest();
  }
  window.setUpIvan = async start => {
    await tap(`blueprint/${start.heights.join("-")}`);
    for (const name of start.row) await tap(`card/${name}`);
    for (const name of start.tiles) await tap(`tile/${name}`);
    await tap(`first/${start.recognition ?? 1}`);
    if (start.recognition) await tap(`amount/${start.amount}`);
    await tap(`clergy/${start.clergy}`);
    for (const action of start.actions) await tap(`action/${action}`);
    await dice(start.dice);
    for (const name of start.cities) await tap(`city/${name}`);
    for (const [i, name] of start.specialists.entries()) await choose(`specialist/${i + 1}`, name);
    await tap(`base/${start.base}`);
    await card(start.card);
    await tap("begin");
    await until(() => root().dataset.ask === "turn");
  };
  window.tellIvan = async (step, changed, count) => {
    if (step.report) {
      if (step.report.claimed.length) {
        await tap("part/claim");
        for (const name of step.report.claimed) await tap(`section/${name}`);
      }
      if (step.report.finished.length || step.report.adorned.length) {
        await tap("part/build");
        for (const name of step.report.finished) await tap(`section/${name}`);
        for (const name of step.report.adorned) await tap(`section/${name}`);
      }
      if (Object.keys(changed).length) {
        await tap("part/market");
        await dice(changed);
        if (step.report.recognition) await choose("recognition", String(step.report.recognition));
      }
      if (step.report.specialists) {
        await tap("part/region");
        for (const [i, name] of step.report.specialists.entries()) await choose(`region/${i + 1}`, name);
      }
      await tap("done");
    } else {
      await tap(`move/${step.move}`);
      // Dice of one roll are told together, when the last of them has its face.
      if (Number(document.querySelector(".rolls")?.dataset.left) < dicesOf()) return root().dataset.ask;
    }
    for (;;) {
      await until(
        () => Number(root().dataset.answered) === count || ["card", "reserve"].includes(root().dataset.ask),
      );
      if (Number(root().dataset.answered) === count) return root().dataset.ask;
      if (root().dataset.ask === "reserve") {
        await tap(`pile/${step.reserve.material}`);
        await tap(`amount/${Math.min(4, step.reserve.amount)}`);
      } else {
        const section = document.querySelector("[data-section]").dataset.section;
        await card(step.cards[section]);
        await tap("card");
      }
      await until(() => !["card", "reserve"].includes(root().dataset.ask) || Number(root().dataset.answered) === count);
    }
  };
  /** A whole game, step by step: after each what is asked, and the space of Ivan's marker. */
  window.playIvan = async told => {
    const shown = [];
    for (const [i, { step, changed }] of told.entries()) {
      const ask = await tellIvan(step, changed, i + 1);
      shown.push([ask, Number(document.querySelector(".handbar .chip").textContent)]);
    }
    return shown;
  };
})();
