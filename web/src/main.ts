import './kit/fonts.css';
import './kit/tokens.css';
import './kit/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { dress, settings } from './device/settings.svelte';
import { fileAt } from './device/site';
import { keepFocus } from './kit/keep-focus';
import { allowSound } from './kit/sound';
import { speak } from './texts/texts.svelte';

dress();
allowSound();
await speak(settings.language);
const page = document.getElementById('tumult')!;
keepFocus(page);
mount(App, { target: page });

/** All of the page is kept for a time without a network: when everything that is wanted now is there. */
const keepAll = () => void navigator.serviceWorker?.register(fileAt('sw.js')).catch(() => {}); // not in a private window
const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000)); // Safari
if (import.meta.env.PROD)
  if (document.readyState === 'complete') whenIdle(keepAll);
  else addEventListener('load', () => whenIdle(keepAll));
