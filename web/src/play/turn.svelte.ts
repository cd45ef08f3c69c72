import { untrack } from 'svelte';
import { afterFrame } from '../kit/after-frame';
import { feel } from '../kit/feel';
import { say } from '../texts/texts.svelte';
import { settings } from '../device/settings.svelte';
import { fileAt } from '../device/site';

const FLASH = 1_000;

/** Says by a sound and in the tab's title that it is one's turn; if the page is not in sight, also by a flashing title and a notification. */
export function callWhenItIsMyTurn(mine: () => boolean, game: () => string): void {
  const loud = () => `● ${say('bar.yours')} – ${game()}`;
  $effect(() => {
    const title = mine() ? loud() : game();
    let is = true;
    afterFrame(() => is && (document.title = title));
    return () => (is = false);
  });
  $effect(() => {
    if (!mine()) return;
    untrack(() => call(game()));
    if (!document.hidden) return;
    const timer = setInterval(() => {
      const plain = document.hidden && document.title !== game();
      document.title = plain ? game() : loud();
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
    const note = new Notification(say('bar.yours'), { body: title, tag: 'turn', icon: fileAt('icon-192.png') });
    note.onclick = () => window.focus();
  } catch {
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(say('bar.yours'), { body: title, tag: 'turn', icon: fileAt('icon-192.png') }),
    );
  }
}
