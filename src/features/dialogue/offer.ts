import { onApproach } from '../../lib/on-approach';
import { sayUnloadable, unsayUnloadable } from '../../lib/say-unloadable';

// The build asks by this name which rules only conversations need
// (plugins/gatsby-plugin-lean-pages/finish/usable-classes.ts).
const loadIsland = () => import(/* webpackChunkName: "conversation" */ './island');

/** The example a button starts: the one around it, or that of the assistant it names. */
const placeOf = (pressed: HTMLElement): HTMLElement | null =>
  pressed.closest<HTMLElement>('[data-dialogue]') ??
  document.querySelector<HTMLElement>(`[data-dialogue="${pressed.dataset['try']}"]`);

/**
 * Lets visitors play the examples of the pages. Listens at the document, because the sections around
 * the examples have no component in the browser; everything else is loaded when a button is near
 * being pressed.
 */
export function offerDialogues(document: Document): void {
  const button = '[data-try]';
  onApproach(document, (near) => {
    // A failed download shows when the button is pressed.
    if (near.closest(button)) loadIsland().catch(() => undefined);
  });
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest(button) : null;
    const place = pressed instanceof HTMLElement ? placeOf(pressed) : null;
    if (!(pressed instanceof HTMLElement) || !place) return;
    loadIsland().then(
      ({ openDialogue }) => {
        unsayUnloadable(place);
        openDialogue(place, pressed);
      },
      () => sayUnloadable(place),
    );
  });
  document.documentElement.dataset.dialogues = '';
}
