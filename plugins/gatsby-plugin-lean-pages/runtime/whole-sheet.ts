let loaded: Promise<void> | undefined;

/**
 * Adds the rules that the open page has not in its document: wait for it before another page, or a part that is
 * loaded on demand, is drawn. A sheet that does not come keeps nobody waiting.
 */
export const loadWholeSheet = (): Promise<void> => (loaded ??= addSheet().catch(() => undefined));

/** finish-site.ts has left its address. A link, or fonts declared once more, would lay the open page out anew. */
async function addSheet(): Promise<void> {
  const address = document.querySelector('[data-sheet]')?.getAttribute('data-sheet');
  if (!address) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const style = document.createElement('style');
  style.textContent = (await response.text()).replace(/@font-face ?\{[^}]*\}/g, '');
  // After the page's own, which are among them, and before those for paper.
  document.querySelector('head > style')?.after(style);
}
