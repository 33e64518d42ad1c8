/** What a visitor does shortly before using something; a finger is a pointer too. */
const signs = ['pointerover', 'focusin'] as const;

/**
 * Tells what a visitor comes near to. Listens at the document, because most of the page has no
 * component in the browser.
 */
export function onApproach(document: Document, tell: (near: Element) => void): void {
  const handle = ({ target }: Event) => {
    if (target instanceof Element) tell(target);
  };
  for (const sign of signs) document.addEventListener(sign, handle, { passive: true });
}
