/**
 * Calls back once, as soon as enough of an element is in view.
 * @param enough how much of it, and where in the window: as an IntersectionObserver takes it
 */
export function whenSeen(
  element: Element,
  begin: () => void,
  enough: IntersectionObserverInit,
): void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    begin();
  }, enough);
  seen.observe(element);
}
