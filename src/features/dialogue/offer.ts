const loadIsland = () => import('./island');

/**
 * Lets visitors play the examples of the pages. Listens at the document, because the sections around
 * the examples have no component in the browser; everything else is loaded when a button is near
 * being pressed.
 */
export function offerDialogues(document: Document): void {
  const buttonOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('[data-try]') : null;
  const prepare = (event: Event) => {
    // A failed download shows when the button is pressed.
    if (buttonOf(event)) loadIsland().catch(() => undefined);
  };
  for (const approach of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(approach, prepare, { passive: true });
  document.addEventListener('click', (event) => {
    const place = buttonOf(event)?.closest<HTMLElement>('[data-dialogue]');
    if (place) void loadIsland().then(({ openDialogue }) => openDialogue(place));
  });
  document.documentElement.dataset.dialogues = '';
}
