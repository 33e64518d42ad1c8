/**
 * Keeps what stands beside a place where it is while the place grows: columns that are centred on each
 * other would move. @returns what lets go again, also done when the window changes its size
 */
export function holdStill(place: HTMLElement): () => void {
  const held: HTMLElement[] = [];
  for (let outer = place.parentElement; outer !== null; outer = outer.parentElement) {
    const { alignItems, display, gridTemplateColumns, paddingTop } = getComputedStyle(outer);
    if (alignItems !== 'center' || display !== 'grid' || !gridTemplateColumns.includes(' '))
      continue;
    const from = outer.getBoundingClientRect().top + parseFloat(paddingTop);
    const tops = [...outer.children].flatMap((child) =>
      child instanceof HTMLElement
        ? [{ child, top: child.getBoundingClientRect().top - from }]
        : [],
    );
    for (const { child, top } of tops) {
      child.style.alignSelf = 'start';
      child.style.marginTop = `${top}px`;
      held.push(child);
    }
  }
  const release = () => {
    window.removeEventListener('resize', release);
    for (const { style } of held) {
      style.alignSelf = '';
      style.marginTop = '';
    }
  };
  window.addEventListener('resize', release);
  return release;
}
