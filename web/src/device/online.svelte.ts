let online = $state(navigator.onLine);
for (const change of ['online', 'offline']) addEventListener(change, () => (online = navigator.onLine));

/** Whether there is a network with a server, as far as one knows. */
export const isOnline = (): boolean => online;

/** A server has answered, or could not be reached. */
export function noteReached(answered: boolean): void {
  online = answered;
}
