import { onApproach } from '../../lib/on-approach';

// The build asks by this name which rules only conversations need
// (plugins/gatsby-plugin-lean-pages/finish/usable-classes.ts).
const loadIsland = () => import(/* webpackChunkName: "conversation" */ './island');

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
    const place = pressed?.closest<HTMLElement>('[data-dialogue]');
    if (place) void loadIsland().then(({ openDialogue }) => openDialogue(place));
  });
  document.documentElement.dataset.dialogues = '';
}
