/** The server's time, as well as the page can tell it: every clock on the screen counts down to it. */
let ahead = 0;
let now = $state(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The server said what time it is. */
export function setServerTime(time: number): void {
  ahead = time - Date.now();
  now = Date.now();
}

/** Milliseconds left until a moment of the server's time; moves while somebody watches, see `watchClock`. */
export const left = (deadline: number): number => Math.max(0, deadline - (now + ahead));

/** Lets the clock tick as long as the calling component is there: call it in `$effect`. */
export function watchClock(): () => void {
  const tick = () => (now = Date.now());
  if (watchers++ === 0) {
    timer = setInterval(tick, 250);
    tick();
  }
  return () => {
    if (--watchers === 0) clearInterval(timer);
  };
}
