/** Runs something when the browser has nothing else to do; where it cannot say so, a moment later. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}
