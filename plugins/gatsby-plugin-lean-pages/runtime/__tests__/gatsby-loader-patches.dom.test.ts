import { hydrationIsDone } from '../../../../src/lib/hydration';
import { patchGatsbyLoader } from '../gatsby-loader-patches';
import { staticMarkup } from '../documents';

const address = '/kontaktinformationen?product=video#nachricht';

/** Gatsby's runtime with a page as its loader answers. */
function runtime(answer: object | Error | undefined, status = 200) {
  const gatsby = jest.fn();
  const window = {
    ___loader: {
      loadPage: jest.fn(() =>
        answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
      ),
    },
    ___navigate: gatsby,
    ___webpackCompilationHash: 'new',
    asyncRequires: { components: { page: jest.fn() } },
    location: { assign: jest.fn(), replace: jest.fn() },
  };
  Object.assign(globalThis, {
    fetch: jest.fn(async () => ({
      ok: status === 200,
      status,
      text: async () => '<div data-static="0"><p>da</p></div>',
    })),
  });
  patchGatsbyLoader(window);
  return { window, gatsby };
}

const settled = () => new Promise((done) => setTimeout(done));
const page = (hash = 'new') => ({ page: { webpackCompilationHash: hash } });

test('before React has drawn the first page, the browser opens the next', () => {
  const { window, gatsby } = runtime(page());
  window.___navigate(address);
  expect(window.location.assign).toHaveBeenCalledWith(address);
  expect(gatsby).not.toHaveBeenCalled();
  hydrationIsDone();
});

test('a page that is there is shown, with the markup of its document, once its template is ready', async () => {
  const load = jest.fn(() => Promise.resolve());
  const { window, gatsby } = runtime({
    ...page(),
    component: { default: { load } },
    json: { data: 'x' },
  });
  window.___navigate(address);
  await settled();
  expect(gatsby).toHaveBeenCalledWith(address, undefined);
  expect(load).toHaveBeenCalledWith('x');
  expect(staticMarkup('/kontaktinformationen', '0')).toBe('<p>da</p>');
});

test('a page is fetched as soon as its link is pointed at, and once', async () => {
  const { window } = runtime(page());
  document.body.innerHTML =
    '<a href="/training"><b>da</b></a><a href="/a.pdf"></a><a href="https://b.at/x"></a>';
  for (const inside of document.querySelectorAll('b, [href="/a.pdf"], [href*=b]'))
    inside.dispatchEvent(new Event('pointerover', { bubbles: true }));
  window.___navigate('/training');
  await settled();
  expect(jest.mocked(fetch).mock.calls).toEqual([['/training']]);
});

test.each([
  ['F04 of another build', page('old'), 200],
  ['F05 whose data fails', { status: 'error' }, 200],
  ['F05 whose data throws', new Error('503'), 200],
  ['that is not there', undefined, 200],
  ['U10 without a document', page(), 404],
])('a page %s is opened by the browser, with its query', async (_what, answer, status) => {
  const { window, gatsby } = runtime(answer, status);
  const other = status === 404 ? '/blog/gibt-es-nicht?a=b' : address;
  window.___navigate(other);
  await settled();
  expect(window.location.assign).toHaveBeenCalledWith(other);
  expect(gatsby).not.toHaveBeenCalled();
});

test('F06 the script of a template is asked for a second time, and no more', async () => {
  jest.useFakeTimers();
  const { window } = runtime(page());
  const load = jest.fn(() => Promise.reject(new Error('ChunkLoadError')));
  window.asyncRequires.components.page = load;
  patchGatsbyLoader(window);
  const loaded = window.asyncRequires.components.page().catch(() => 'failed');
  await jest.advanceTimersByTimeAsync(5000);
  expect(await loaded).toBe('failed');
  expect(load).toHaveBeenCalledTimes(2);
});
