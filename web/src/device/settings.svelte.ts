import { LANGUAGES, preferred, type Language } from '../texts/texts.svelte';
import { keep, kept } from './kept';

/** What a player chooses for this device. */
export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'on' | 'off';
  cards: 'small' | 'medium' | 'large';
  sound: boolean;
  vibration: boolean;
  notify: boolean;
  /** Whether dice are let go by a shake too, where a phone has to be asked for that. */
  shake: boolean;
  /** Whether to play by ear where a game offers it. */
  spoken: boolean;
  /** Whether to show only one's hand while a television shows the table. */
  hand: boolean;
}

const NAME = 'tumult.settings';

export const settings = $state<Settings>(
  kept(NAME, {
    language: preferred(),
    theme: 'auto',
    motion: 'auto',
    cards: 'medium',
    sound: true,
    vibration: true,
    notify: false,
    shake: false,
    spoken: false,
    hand: true,
  }),
);

/** A language that was chosen once and has no files any more. */
if (!(settings.language in LANGUAGES)) settings.language = preferred();

/** Changes settings, and keeps them for the next visit. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  dress();
  keep(NAME, settings);
}

/** Makes the page look as chosen. */
export function dress(): void {
  const { dataset } = document.documentElement;
  dataset.theme = settings.theme;
  dataset.motion = settings.motion;
  dataset.cards = settings.cards;
}
