/** How long a page waits for a frame: one that is in sight may get none, for example behind another window. */
const NO_FRAME = 200;

let tasks: (() => void)[] = [];
let frame = 0;
let timer: ReturnType<typeof setTimeout>;

/**
 * Does something when the frame that shows the latest change is on the screen; at once where nobody looks, or when nobody looks
 * any more. What one sees goes first: sounds, the log and the title can wait for it. Until then all may have changed: a task
 * reads what is so when it is done.
 */
export function afterFrame(task: () => void): void {
  if (document.hidden) task();
  else if (tasks.push(task) === 1) {
    timer = setTimeout(workOff, NO_FRAME);
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(workOff);
    });
  }
}

/** What one task asks for waits for the next frame. */
function workOff(): void {
  clearTimeout(timer);
  cancelAnimationFrame(frame);
  const due = tasks;
  tasks = [];
  for (const task of due) task();
}

document.addEventListener('visibilitychange', () => document.hidden && workOff());
