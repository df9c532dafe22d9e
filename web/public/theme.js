// Before the first paint: the theme that was chosen last, or the system's. `src/lib/settings` does the rest.
(function () {
  var chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem('duomo')).theme;
  } catch {
    /* first visit, or no storage */
  }
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme =
    chosen === 'day' || chosen === 'candle' ? chosen : dark ? 'candle' : 'day';
})();
