import { untrack } from 'svelte';
import { language, speak } from '../texts/texts.svelte';
import { loadAgain } from './load-again';

/**
 * Loads a part of the page when it is needed, with its texts. A browser asks for each only once: where one does not come, the whole page is loaded
 * again. Nothing is lost by that, for all that counts is kept at the table.
 */
export const load = <T>(part: () => Promise<T>): Promise<T> =>
  Promise.all([part(), speak(untrack(language), 'later')]).then(([loaded]) => loaded, loadAgain);
