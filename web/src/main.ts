import './kit/fonts.css';
import './kit/tokens.css';
import './kit/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { dress, settings } from './app/settings.svelte';
import { allowSound } from './kit/sound';
import { speak } from './texts/texts.svelte';

dress();
allowSound();
await speak(settings.language);
mount(App, { target: document.getElementById('tumult')! });
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js');
