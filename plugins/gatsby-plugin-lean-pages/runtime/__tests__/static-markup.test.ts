import {
  describeDocument,
  fetchStaticMarkup,
  readStaticMarkup,
  showDocument,
  staticMarkup,
} from '../static-markup';

const document = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const page =
  '<div data-section="0"><h1>Eins</h1></div><p>dazwischen</p><div data-section="2">Drei</div>';

/** Answers the next request. */
function answer(body: string, init?: ResponseInit) {
  const fetch = jest.fn().mockResolvedValue({
    ok: init === undefined,
    status: init?.status,
    text: () => Promise.resolve(body),
  });
  Object.assign(globalThis, { fetch });
  return { fetch };
}

test('parts of the open document are kept by their place', () => {
  readStaticMarkup('/offen', document(`${page}<div data-still="end">Ende</div>`));
  expect(staticMarkup('/offen', 'end')).toBe('Ende');
  expect(staticMarkup('/offen', 0)).toBe('<h1>Eins</h1>');
  expect(staticMarkup('/offen', 1)).toBe('');
  expect(staticMarkup('/offen', 2)).toBe('Drei');
  expect(staticMarkup('/andere', 0)).toBe('');
});

test('another page is fetched once', async () => {
  const { fetch } = answer(page);
  await Promise.all([fetchStaticMarkup('/naechste'), fetchStaticMarkup('/naechste')]);
  await fetchStaticMarkup('/naechste');
  expect(fetch.mock.calls).toEqual([['/naechste']]);
  expect(staticMarkup('/naechste', 2)).toBe('Drei');
});

/** What the sheets of templates that are switched on say. */
const rules = () =>
  [...globalThis.document.querySelectorAll('style:not([media="not all"])')].map(
    ({ textContent }) => textContent,
  );

test('a page that is shown brings its title, its description and the rules it uses', async () => {
  answer(
    '<title>Neu</title>' +
      '<meta name="description" content="Neues">' +
      '<style data-href="/component---x.css">.a{color:red}</style>',
  );
  globalThis.document.head.innerHTML =
    '<meta charset="utf-8"><title>Alt</title>' +
    '<meta name="description" content="Altes">' +
    '<style data-href="/component---y.css">.b{color:blue}</style>';
  globalThis.document.body.innerHTML =
    '<footer><a href="/" aria-current="page">Start</a><a href="/gezeigt">Neu</a></footer>';
  await fetchStaticMarkup('/gezeigt');
  expect(rules()).toEqual(['.b{color:blue}']);
  showDocument('/gezeigt', globalThis.document);
  describeDocument('/gezeigt', globalThis.document);
  expect(globalThis.document.title).toBe('Neu');
  const described = globalThis.document.querySelectorAll('meta[name="description"]');
  expect([...described].map((meta) => meta.getAttribute('content'))).toEqual(['Neues']);
  expect(globalThis.document.querySelector('meta[charset]')).not.toBeNull();
  expect(globalThis.document.querySelector('[aria-current]')?.textContent).toBe('Neu');
  expect(globalThis.document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(rules()).toEqual(['.a{color:red}']);
  // Another page of the same kind brings nothing new.
  await fetchStaticMarkup('/noch-eine');
  expect(globalThis.document.querySelectorAll('style')).toHaveLength(2);
});

test('a page the host does not have is an error, and is asked for again', async () => {
  const { fetch } = answer('', { status: 502 });
  await expect(fetchStaticMarkup('/weg')).rejects.toThrow('502');
  await expect(fetchStaticMarkup('/weg')).rejects.toThrow('502');
  expect(fetch).toHaveBeenCalledTimes(2);
});
