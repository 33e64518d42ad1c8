let fetched: Promise<void> | undefined;
let sheet: HTMLLinkElement | undefined;

/** Fetches the rules that the open page has not in its document. A sheet that does not come keeps nobody waiting. */
export const fetchWholeSheet = (): Promise<void> => (fetched ??= insertSheet());

/** Fetches and applies them: wait for it before a part that is loaded on demand is drawn. */
export const loadWholeSheet = (): Promise<void> => fetchWholeSheet().then(applyWholeSheet);

/** Call it when another page is about to be drawn: the open one would be laid out anew for nothing. */
export function applyWholeSheet(): void {
  if (sheet === undefined || sheet.media === '') return;
  sheet.media = '';
  // Its rules are in the sheet as well: twice as many would make the next page a quarter slower.
  document.querySelector('head > style')?.remove();
}

/** finish-site.ts has left its address; webpack believes it to be there. */
function insertSheet(): Promise<void> {
  const place = document.querySelector('template[data-sheet]');
  if (place === null) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'print';
  link.href = place.getAttribute('data-sheet') ?? '';
  return new Promise((done) => {
    link.onerror = () => done();
    link.onload = () => {
      sheet = link;
      done();
    };
    place.replaceWith(link);
  });
}
