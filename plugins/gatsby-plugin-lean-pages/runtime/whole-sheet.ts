let loaded: Promise<void> | undefined;

/**
 * Brings the rules that the open page has not in its document: wait for it before another page, or a part
 * that is loaded on demand, is drawn. A sheet that does not come keeps nobody waiting.
 */
export const loadWholeSheet = (): Promise<void> => (loaded ??= insertSheet());

/** finish-site.ts has left its address; webpack believes it to be there. */
function insertSheet(): Promise<void> {
  const place = document.querySelector('template[data-sheet]');
  if (place === null) return Promise.resolve();
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = place.getAttribute('data-sheet') ?? '';
  return new Promise((done) => {
    sheet.onerror = () => done();
    sheet.onload = () => {
      // Its rules are in the sheet as well: twice as many would make the next page a quarter slower.
      document.querySelector('head > style')?.remove();
      done();
    };
    place.replaceWith(sheet);
  });
}
