import { untrack } from 'svelte';
import { language, speak } from '../texts/texts.svelte';

const PAUSE = 2_000;

/**
 * Loads a part of the page when it is needed, with its texts. A browser asks for each only once: where one does not come, the whole page is loaded
 * again as soon as the server answers. Nothing is lost by that, for all that counts is kept there.
 */
export const load = <T>(part: () => Promise<T>): Promise<T> =>
  Promise.all([part(), speak(untrack(language), 'later')]).then(([loaded]) => loaded, loadAgain);

async function loadAgain(): Promise<never> {
  do await new Promise((resolve) => setTimeout(resolve, PAUSE));
  while (!(await answers()));
  location.reload();
  return new Promise(() => {});
}

const answers = (): Promise<boolean> =>
  fetch('/api/me').then(
    ({ ok }) => ok,
    () => false,
  );
