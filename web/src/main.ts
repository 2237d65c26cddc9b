/** Starts the client: settings, words, then the page. */
import { mount } from 'svelte';
import App from './app/App.svelte';
import { followLinks } from './app/route.svelte';
import { negotiate, useLanguage, type Language } from './text/texts.svelte';
import './ui/tokens.css';
import './ui/base.css';
import { settings, showSettings } from './ui/preferences.svelte';

showSettings();
followLinks();
const wanted = settings.language ? [settings.language] : navigator.languages;
useLanguage(negotiate(wanted) as Language).then(() => {
  mount(App, { target: document.getElementById('app')! });
  import('./ui/fonts');
});
