import { mount } from 'svelte';
import App from './App.svelte';
import { setLanguage } from './lib/i18n';
import './styles/index.css';

await setLanguage('en');
mount(App, { target: document.getElementById('app')! });
