import { untrack } from 'svelte';
import { afterFrame } from '../kit/after-frame';
import { feel } from '../kit/feel';
import { say } from '../texts/texts.svelte';
import { settings } from '../device/settings.svelte';
import type { TableView } from '../wire/types';
import { isMyTurn } from './sight';

const FLASH = 1_000;

/** Says by a sound and in the tab's title that it is one's turn; if the page is not in sight, also by a flashing title and a notification. */
export function callWhenItIsMyTurn(table: () => TableView, game: () => string): void {
  let mine = $derived(isMyTurn(table()));

  $effect(() => {
    const title = game();
    const loud = `● ${say('bar.yours')} – ${title}`;
    const now = mine ? loud : title;
    afterFrame(() => (document.title = now));
    if (!mine) return;
    untrack(() => call(title));
    if (!document.hidden) return;
    const timer = setInterval(() => {
      const plain = !document.hidden || document.title !== title;
      document.title = plain && document.hidden ? title : loud;
    }, FLASH);
    return () => clearInterval(timer);
  });
}

function call(title: string): void {
  feel.sound('turn');
  feel.buzz(...(document.hidden ? [120, 60, 120] : [30]));
  if (!document.hidden || !settings.notify || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  try {
    const note = new Notification(say('bar.yours'), { body: title, tag: 'turn', icon: '/icon-192.png' });
    note.onclick = () => window.focus();
  } catch {
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(say('bar.yours'), { body: title, tag: 'turn', icon: '/icon-192.png' }),
    );
  }
}
