/** Starts the client: settings, words, then the page. */
import { mount } from 'svelte';
import App from './app/App.svelte';
import { followLinks } from './app/route.svelte';
import { negotiate, useLanguage } from './text/texts.svelte';
import { recognise } from './app/session.svelte';
import { listenForSkip } from './ui/motion';
import './ui/tokens.css';
import './ui/base.css';
import { settings, showSettings } from './ui/preferences.svelte';

showSettings();
followLinks();
const wanted = settings.language ? [settings.language] : navigator.languages;
void useLanguage(negotiate(wanted)).then(() => {
  void recognise();
  mount(App, { target: document.getElementById('app')! });
  listenForSkip();
  void import('./ui/fonts');
});
