/**
 * Says that from now on clicks are heard: React finishes what it needs for one that comes while it
 * hydrates.
 */
export const clicksAreHeard = (container: HTMLElement): void => {
  container.dataset.hears = '';
};

/** Presses the buttons again that a visitor pressed before, also to send a form (after-paint.js). */
export function pressAgain(document: Document): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset.pressed;
    button.click();
  }
}
