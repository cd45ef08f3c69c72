import '../kit/fonts.css';
import '../kit/tokens.css';
import '../kit/base.css';
import { mount } from 'svelte';
import { choose, dress, settings } from '../device/settings.svelte';
import { allowSound } from '../kit/sound';
import { speak } from '../texts/texts.svelte';
import Gallery from './Gallery.svelte';
import Kit from './Kit.svelte';

/**
 * The games without a server: /gallery.html?game=kaos&moment=3&lang=da&theme=dark (also &film, &motion=off, &cards=large, &bare, &spoken, &held=mine);
 * the kit they are drawn with: /gallery.html?kit.
 */
const asked = new URLSearchParams(location.search);
const game = asked.get('game') ?? 'mau-mau';
const given = {
  language: asked.get('lang'),
  theme: asked.get('theme'),
  motion: asked.get('motion'),
  cards: asked.get('cards'),
};
Object.assign(settings, Object.fromEntries(Object.entries(given).filter(([, value]) => value)));
dress();
allowSound();
await speak(settings.language, game);
const target = document.getElementById('gallery')!;
if (asked.has('kit')) mount(Kit, { target });
else
  mount(Gallery, {
    target,
    props: {
      game,
      first: asked.get('moment') ?? '1',
      film: asked.has('film'),
      bare: asked.has('bare'),
      spoken: asked.has('spoken'),
      held: asked.get('held'),
      choose,
    },
  });
