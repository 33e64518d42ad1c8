import { hydrationIsDone } from '../../../../src/lib/hydration';
import { ProdLoader, publicLoader } from '../loader';
import { fetchAhead, navigateWithFallback } from '../navigation';
import { staticPart } from '../documents';

const address = '/kontaktinformationen?product=video#nachricht';
const template = jest.fn();
const load = jest.fn(() => Promise.resolve());
const gatsby = jest.fn();
const data = { path: '/', componentChunkName: 'page', result: { data: 'x' } };

/** Gatsby's runtime, and a host with another page at every address. */
function runtime({ build = 'new', page = 200, document = 200 } = {}) {
  const window = {
    ___loader: publicLoader,
    ___navigate: gatsby,
    ___webpackCompilationHash: 'new',
    location: { assign: jest.fn(), replace: jest.fn() },
  };
  const answer = async (file: string) => {
    const status = file.endsWith('.json') ? page : document;
    return {
      ...{ ok: status === 200, status },
      text: async () =>
        '<div data-static="0"><p>da</p></div><div data-static="1" data-later></div>',
      json: async () => ({ ...data, webpackCompilationHash: build }),
    };
  };
  Object.assign(globalThis, { fetch: jest.fn(answer) });
  navigateWithFallback(window);
  return window;
}

const settled = () => jest.advanceTimersByTimeAsync(5000);

beforeEach(() => {
  jest.useFakeTimers();
  template.mockResolvedValue({ default: { load } });
  new ProdLoader({ components: { page: template } });
});

test('before React has drawn the first page, the browser opens the next', () => {
  const window = runtime();
  window.___navigate(address);
  expect(window.location.assign).toHaveBeenCalledWith(address);
  expect(gatsby).not.toHaveBeenCalled();
  hydrationIsDone();
});

test.each([
  ['F04 of another build', { build: 'old' }],
  ['F05 whose data fails', { page: 503 }],
  ['U10 without a document', { page: 404, document: 404 }],
])('a page %s is opened by the browser, with its query', async (what, answers) => {
  const window = runtime(answers);
  const to = `/${what.slice(0, 3)}?a=b`;
  window.___navigate(to);
  await settled();
  expect(window.location.assign).toHaveBeenCalledWith(to);
  expect(gatsby).not.toHaveBeenCalled();
});

test('a page is fetched when its link is pointed at, and shown with the markup of its document, once its template is ready', async () => {
  const window = runtime();
  fetchAhead(window);
  document.body.innerHTML =
    '<a href="/kontaktinformationen"><b>da</b></a><a href="/a.pdf"></a><a href="https://b.at/x"></a>';
  for (const inside of document.querySelectorAll('b, [href="/a.pdf"], [href*=b]'))
    inside.dispatchEvent(new Event('pointerover', { bubbles: true }));
  window.___navigate(address);
  await settled();
  expect(jest.mocked(fetch).mock.calls.flat()).toEqual([
    '/page-data/kontaktinformationen/page-data.json',
    '/kontaktinformationen',
  ]);
  expect(load).toHaveBeenCalledWith('x');
  expect(gatsby).toHaveBeenCalledWith(address, undefined);
  expect(staticPart('/kontaktinformationen', '0').html).toBe('<p>da</p>');
});

test.each([
  ['from its top', '/kontaktinformationen', ''],
  ['at a place', address, undefined],
])('a page that is shown %s lays out what is below by and by: %s, %s', async (_, to, later) => {
  gatsby.mockImplementation((target: string) => window.history.pushState(null, '', target));
  runtime().___navigate(to);
  await settled();
  expect(staticPart('/kontaktinformationen', '1').later).toBe(later);
});

test('F06 the script of a template is asked for a second time, and no more', async () => {
  const window = runtime();
  template.mockReset().mockRejectedValue(new Error('ChunkLoadError'));
  window.___navigate('/training');
  await settled();
  expect(window.location.assign).toHaveBeenCalledWith('/training');
  expect(template).toHaveBeenCalledTimes(2);
});
