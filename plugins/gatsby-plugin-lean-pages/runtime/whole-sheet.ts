let fetched: Promise<void> | undefined;
let rules: string | undefined;

/** Fetches the rules that the open page has not in its document. A sheet that does not come keeps nobody waiting. */
export const fetchWholeSheet = (): Promise<void> =>
  (fetched ??= readSheet().catch(() => undefined));

/** Fetches and applies them: wait for it before a part that is loaded on demand is drawn. */
export const loadWholeSheet = (): Promise<void> => fetchWholeSheet().then(applyWholeSheet);

/** Call it when another page is about to be drawn: the open one would be laid out anew for nothing. */
export function applyWholeSheet(): void {
  // In place of the page's own, which are among them, and before those for paper.
  const style = document.querySelector('head > style');
  if (style && rules !== undefined) style.textContent = rules;
  rules = undefined;
}

/** finish-site.ts has left its address. No link: that would lay the open page out twice. */
async function readSheet(): Promise<void> {
  const address = document.querySelector('template[data-sheet]')?.getAttribute('data-sheet');
  if (!address) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  rules = await response.text();
}
