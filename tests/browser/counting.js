// Enters a game into the score page the way fingers do: it looks what is asked, and taps. Answers with the taps and the result.
window.enterCount = async (count) => {
  const root = () => document.querySelector(".hand"),
    rest = () => new Promise((done) => setTimeout(done));
  let taps = 0;
  async function until(ready) {
    for (let i = 0; i < 2000; i++) {
      if (ready()) return;
      await new Promise((done) => setTimeout(done, 10));
    }
    throw new Error(`waited in vain at ${root()?.dataset.ask}`);
  }
  async function tap(name, within = document) {
    const key = within.querySelector(`[data-tap="${name}"]`);
    if (!key || key.disabled)
      throw new Error(`cannot tap ${name} at ${root().dataset.ask}`);
    key.click();
    taps += 1;
    await rest();
  }
  const party = (name) => count.parties.find((one) => one.party === name),
    block = (name) => document.querySelector(`[data-party="${name}"]`);

  const plan = `blueprint/${count.towers.map((tower) => tower.length).join("-")}`;
  await until(
    () =>
      document.querySelector(`[data-tap="${plan}"]`) &&
      root().dataset.settled === "true",
  );
  await tap(plan);
  for (let i = 0; i < 400 && root().dataset.ask !== "end"; i++) {
    const [what, who] = root().dataset.ask.split(" "),
      one = party(who);
    if (what === "space") {
      const lap = Math.max(0, Math.floor((one.space - 1) / 80));
      for (let k = 0; k < lap; k++) await tap("lap");
      await tap(`space/${one.space}`);
    } else if (
      what === "materials" &&
      document.querySelector('[data-tap^="kind/"]')
    ) {
      for (const [kind, n] of Object.entries(one.kinds))
        for (let k = 0; k < n; k++) await tap(`kind/${kind}`);
      if (!one.materials) await tap("materials/0");
    } else if (what === "materials") await tap(`materials/${one.materials}`);
    else if (what === "rubles") {
      while (!document.querySelector(`[data-tap="rubles/${one.rubles}"]`))
        await tap("more-rubles");
      await tap(`rubles/${one.rubles}`);
    } else if (what === "crews") {
      for (const { party: name, permits, tools } of count.parties) {
        if (name !== "ivan") await tap(`permits/${permits}`, block(name));
        for (const tool of tools) await tap(`tool/${tool}`, block(name));
      }
      await tap("next");
    } else if (what === "contracts") {
      for (const {
        party: name,
        contracts,
        open_tiles,
        gone,
      } of count.parties) {
        for (const contract of contracts)
          await tap(`contract/${contract}`, block(name));
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
      else
        await tap(
          `ornament/${section.finished ? (section.ornament ?? "none") : "unfinished"}`,
        );
    }
  }
  await until(
    () =>
      root().dataset.settled === "true" &&
      document.querySelector("[data-result]")?.dataset.result,
  );
  return {
    taps,
    scores: document
      .querySelector("[data-result]")
      .dataset.result.split(" ")
      .map(Number),
    mistakes: [...document.querySelectorAll(".slips li")].map((one) =>
      one.textContent.trim(),
    ),
    text: document.querySelector("main").textContent,
  };
};
window.enterCathedral = async (count) => {
  const root = () => document.querySelector(".hand"),
    rest = () => new Promise((done) => setTimeout(done));
  async function until(ready) {
    for (let i = 0; i < 2000 && !ready(); i++)
      await new Promise((done) => setTimeout(done, 10));
  }
  async function tap(name) {
    const key = document.querySelector(`[data-tap="${name}"]`);
    if (!key) throw new Error(`cannot tap ${name}`);
    key.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await rest();
  }
  await until(
    () =>
      root()?.dataset.settled === "true" &&
      document.querySelector('[data-tap="king/30"]'),
  );
  await tap(`king/${[10, 20, 30].includes(count.king) ? count.king : 0}`);
  for (const side of ["white", "black"]) {
    const field = document.querySelector(`[data-points="${side}"]`);
    field.value = count[side].points;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await rest();
  }
  const cells = [...Object.keys(count.vaults), ...count.scaffolds];
  cells.sort(
    (one, other) => Number(one.split(".")[0]) - Number(other.split(".")[0]),
  );
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
  await until(() => root().dataset.settled === "true");
  return {
    scores: [...document.querySelectorAll("[data-total]")].map((one) =>
      Number(one.textContent),
    ),
    mistakes: [...document.querySelectorAll(".slips li")].map((one) =>
      one.textContent.trim(),
    ),
  };
};
