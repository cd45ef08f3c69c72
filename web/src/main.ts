import './kit/fonts.css';
import './kit/tokens.css';
import './kit/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { dress, settings } from './device/settings.svelte';
import { keepFocus } from './kit/keep-focus';
import { allowSound } from './kit/sound';
import { speak } from './texts/texts.svelte';

dress();
allowSound();
await speak(settings.language);
const page = document.getElementById('tumult')!;
keepFocus(page);
mount(App, { target: page });
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js');
