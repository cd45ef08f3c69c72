import { language } from './texts.svelte';

/** As dates are written where the player lives. */
const region = () => navigator.languages.find((tag) => tag.split('-')[0] === language()) ?? language();

/** A day and a time of it. */
export const when = (time: number): string =>
  new Date(time).toLocaleString(region(), { dateStyle: 'medium', timeStyle: 'short' });
