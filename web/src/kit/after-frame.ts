/**
 * Does something when the frame that shows the latest change is on the screen; at once where nobody looks. What one sees goes
 * first: sounds, the log and the title can wait for it.
 */
export function afterFrame(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}
