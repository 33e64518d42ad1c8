import { fetchStaticMarkup, readStaticMarkup, staticMarkup } from '../../../src/lib/static-markup';

const document = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const page =
  '<div data-section="0"><h1>Eins</h1></div><p>dazwischen</p><div data-section="2">Drei</div>';

/** Answers the next request, and records which style rules were adopted. */
function answer(body: string, init?: ResponseInit) {
  const adopted: string[] = [];
  const fetch = jest.fn().mockResolvedValue({
    ok: init === undefined,
    status: init?.status,
    text: () => Promise.resolve(body),
  });
  class Sheet {
    replaceSync = (text: string) => void adopted.push(text);
  }
  Object.assign(globalThis, { fetch, CSSStyleSheet: Sheet });
  Object.defineProperty(globalThis.document, 'adoptedStyleSheets', {
    value: [],
    configurable: true,
  });
  return { fetch, adopted };
}

test('the sections of the open document are kept by their position', () => {
  readStaticMarkup('/offen', document(page));
  expect(staticMarkup('/offen', 0)).toBe('<h1>Eins</h1>');
  expect(staticMarkup('/offen', 1)).toBe('');
  expect(staticMarkup('/offen', 2)).toBe('Drei');
  expect(staticMarkup('/andere', 0)).toBe('');
});

test('another page is fetched once, with the rules its document alone has', async () => {
  const { fetch, adopted } = answer(
    `<style data-href="/component---x.css">.a{}/**/.s1:not(#s){color:red}</style>${page}`,
  );
  await Promise.all([fetchStaticMarkup('/naechste'), fetchStaticMarkup('/naechste')]);
  await fetchStaticMarkup('/naechste');
  expect(fetch.mock.calls).toEqual([['/naechste']]);
  expect(adopted).toEqual(['.s1:not(#s){color:red}']);
  expect(staticMarkup('/naechste', 2)).toBe('Drei');
});

test('a page the host does not have is an error, and is asked for again', async () => {
  const { fetch } = answer('', { status: 502 });
  await expect(fetchStaticMarkup('/weg')).rejects.toThrow('502');
  await expect(fetchStaticMarkup('/weg')).rejects.toThrow('502');
  expect(fetch).toHaveBeenCalledTimes(2);
});
