import { whenIdle } from '../../lib/when-idle';

/**
 * Sets the clock of a page that has one, when the page has been painted and the browser is idle:
 * until then everybody sees the same.
 */
export function setClock(document: Document): void {
  const clock = document.querySelector<HTMLElement>('[data-clock]:not([data-set])');
  if (!clock) return;
  const start = () => {
    // Without it the clock stands still, as it does without script.
    import('./clock').then(({ startClock }) => startClock(clock)).catch(() => undefined);
  };
  clock.dataset.set = '';
  whenIdle(start);
}
