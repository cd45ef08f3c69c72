import { preferred, type Language } from '../texts/texts.svelte';

/** What a player chooses for this device. */
export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'on' | 'off';
  cards: 'small' | 'medium' | 'large';
  sound: boolean;
  vibration: boolean;
  notify: boolean;
}

const KEPT = 'tumult.settings';

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({
  language: preferred(),
  theme: 'auto',
  motion: 'auto',
  cards: 'medium',
  sound: true,
  vibration: true,
  notify: false,
  ...kept(),
});

/** Changes settings, and keeps them for the next visit. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  dress();
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing forgets the choice with the tab.
  }
}

/** Makes the page look as chosen. */
export function dress(): void {
  const { dataset } = document.documentElement;
  dataset.theme = settings.theme;
  dataset.motion = settings.motion;
  dataset.cards = settings.cards;
}
