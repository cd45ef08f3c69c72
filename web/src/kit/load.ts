const PAUSE = 2_000;

/**
 * Loads a part of the page when it is needed. A browser asks for each only once: where one does not come, the whole page is loaded
 * again as soon as the server answers. Nothing is lost by that, for all that counts is kept there.
 */
export const load = <T>(part: () => Promise<T>): Promise<T> => part().catch(loadAgain);

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
