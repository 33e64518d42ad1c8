import { isRecord } from './is-record';
import { isPlainClick } from './plain-click';

const isOver = (): boolean => isRecord(window.history.state) && 'over' in window.history.state;

/**
 * Gives what has opened over the page a step in the history, so that "Back" closes it instead of
 * leaving the page. A link inside takes the step away before it is followed.
 * @param close runs once, when it is to close
 * @returns closes it from the page: takes the step away, and runs `afterwards` at the end
 */
export function closeOnBack(over: HTMLElement, close: () => void) {
  let ended = false;
  let next: (() => void) | undefined;
  const end = () => {
    if (ended) return;
    ended = true;
    window.removeEventListener('popstate', end);
    over.removeEventListener('click', follow, true);
    close();
    // Later: after a step back the browser puts the page where it was, whatever has scrolled it.
    if (next) setTimeout(next);
  };
  const goBack = (afterwards?: () => void) => {
    next ??= afterwards;
    if (isOver()) window.history.back();
    else end();
  };
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    goBack(() => link.click());
  }
  try {
    const state: unknown = window.history.state;
    // With the router's key in it, the step is the same place to the router.
    window.history.pushState({ ...(isRecord(state) ? state : {}), over: true }, '');
  } catch {
    // Browsers refuse more than a hundred steps in a short time: then "Back" leaves the page.
  }
  window.addEventListener('popstate', end);
  over.addEventListener('click', follow, true);
  return (afterwards?: () => void): void => {
    if (!ended) goBack(afterwards);
  };
}
