/**
 * Does something when the frame that shows the latest change is on the screen; at once where nobody looks. What one sees goes
 * first: sounds, the log and the title can wait for it.
 */
export function afterFrame(task: () => void): void {
  if (document.hidden) task();
  else if (tasks.push(task) === 1) requestAnimationFrame(() => setTimeout(workOff));
}

let tasks: (() => void)[] = [];

/** What one task asks for waits for the next frame. */
function workOff(): void {
  const due = tasks;
  tasks = [];
  for (const task of due) task();
}
