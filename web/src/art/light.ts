/** The light on domes and walls; included once in every page. */
export const LIGHT_DEFS = `<defs>
  <linearGradient id="body-light"><stop offset="0" stop-color="#1a0d06" stop-opacity=".46"/>
  <stop offset=".2" stop-color="#1a0d06" stop-opacity=".08"/>
  <stop offset=".36" stop-color="#fff" stop-opacity=".34"/>
  <stop offset=".52" stop-color="#fff" stop-opacity="0"/>
  <stop offset=".78" stop-color="#1a0d06" stop-opacity=".16"/>
  <stop offset="1" stop-color="#1a0d06" stop-opacity=".52"/></linearGradient>
  <linearGradient id="wall-light"><stop offset="0" stop-color="#1a0d06" stop-opacity=".2"/>
  <stop offset=".3" stop-color="#fff" stop-opacity=".12"/>
  <stop offset=".6" stop-color="#1a0d06" stop-opacity="0"/>
  <stop offset="1" stop-color="#1a0d06" stop-opacity=".3"/></linearGradient>
</defs>`;
