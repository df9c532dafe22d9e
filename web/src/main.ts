import { mount } from 'svelte';
import App from './App.svelte';
import { local } from './lib/backend';
import { placeLinks } from './lib/base';
import { lookAtHouse } from './lib/house.svelte';
import { setLanguage } from './lib/i18n';
import './lib/install.svelte';
import './lib/room.svelte';
import { firstLanguage, meet } from './lib/me.svelte';
import './styles/index.css';

// Texts are loaded first: without them the page would show only keys. Our identity can come later.
await setLanguage(firstLanguage()).catch(() => setLanguage('en'));
meet().catch(() => {
  /* pages that need the server report this themselves */
});
void lookAtHouse();
if (local) void import('./local/update.svelte').then(({ update }) => update.register());
else void import('./lib/turns.svelte').then(({ watchTurns }) => watchTurns());
placeLinks(document.body);
mount(App, { target: document.getElementById('app')! });
