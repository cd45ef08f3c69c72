import { alone } from '../device/site';

const PAUSE = 2_000;

/** What one does when a part of the page does not come: the whole page is loaded again as soon as the server answers. */
export async function loadAgain(): Promise<never> {
  do await new Promise((resolve) => setTimeout(resolve, PAUSE));
  while (!(await answers()));
  location.reload();
  return new Promise(() => {});
}

const answers = (): Promise<boolean> =>
  fetch(alone ? 'index.html' : '/api/me').then(
    ({ ok }) => ok,
    () => false,
  );
