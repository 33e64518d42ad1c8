import { isRecord } from './is-record';

/**
 * Leaves the step in the history of something that no longer lies over the page (close-on-back.ts): a
 * reload and "Forward" lead there, and "Back" would seem to do nothing.
 */
function leaveStrayStep(): void {
  const state: unknown = window.history.state;
  const isOpen = document.querySelector('dialog[open], [data-locks-scroll][open]') !== null;
  if (isRecord(state) && 'over' in state && !isOpen) window.history.back();
}

/** Does so now, and whenever the visitor comes to such a step. */
export function leaveStraySteps(): void {
  leaveStrayStep();
  window.addEventListener('popstate', leaveStrayStep);
}
