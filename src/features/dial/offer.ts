/**
 * Sets the clock of a page that has one. Call it when the page has been painted: until then everybody
 * sees the same.
 */
export function setClock(document: Document): void {
  const clock = document.querySelector<HTMLElement>('[data-clock]:not([data-set])');
  if (!clock) return;
  clock.dataset.set = '';
  // Without it the clock stands still, as it does without script.
  import('./clock').then(({ startClock }) => startClock(clock)).catch(() => undefined);
}
