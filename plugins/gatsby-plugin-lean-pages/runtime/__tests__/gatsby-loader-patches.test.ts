import { onHydrationFailure, patchGatsbyLoader } from '../gatsby-loader-patches';

let mockHydrated = false;
jest.mock('../../../../src/lib/hydration', () => ({ isHydrated: () => mockHydrated }));

type LoadPage = () => Promise<object | undefined>;

const build = 'dieser-build';
const page = { page: { webpackCompilationHash: build } };

beforeEach(() => {
  mockHydrated = false;
  const document = { ok: true, text: () => Promise.resolve('') };
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue(document) });
});

/** What the patches need of Gatsby's runtime; every call is recorded. */
function runtime(loadPage: LoadPage = () => Promise.resolve(page)) {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (value: string | number | URL): undefined =>
      void calls.push(`${name} ${value}`);
  const fake: Parameters<typeof patchGatsbyLoader>[0] = {
    ___loader: {
      loadPage: (path) => {
        note('loadPage')(path);
        return loadPage();
      },
      loadPageSync: note('loadPageSync'),
      enqueue: note('enqueue'),
      hovering: note('hovering'),
    },
    ___navigate: note('navigate'),
    ___webpackCompilationHash: build,
    asyncRequires: { components: {}, head: {} },
    document: { querySelector: () => null },
    location: { assign: note('assign'), replace: note('replace'), pathname: '/agb' },
  };
  return { fake, calls };
}

/** What is called when a visitor follows a link. */
async function navigating(to: string, loadPage?: LoadPage, replace = false) {
  const { fake, calls } = runtime(loadPage);
  patchGatsbyLoader(fake);
  mockHydrated = true;
  fake.___navigate(to, { replace });
  await new Promise((done) => setTimeout(done));
  return calls;
}

const address = '/kontaktinformationen?product=a&message=b#formular';
const loaded = 'loadPage /kontaktinformationen';

test('a page that loads is rendered by Gatsby', async () => {
  expect(await navigating(address)).toEqual([loaded, `navigate ${address}`]);
});

test.each([
  ['comes to nothing', () => Promise.resolve(undefined)],
  ['ends in an error', () => Promise.resolve({ status: 'error' })],
  ['needs an unknown template', () => Promise.reject(new Error('unknown'))],
  [
    'belongs to another build',
    () => Promise.resolve({ page: { webpackCompilationHash: 'ein anderer' } }),
  ],
])('F05 F06 a page that %s is opened with its whole address', async (_what, loadPage) => {
  expect(await navigating(address, loadPage)).toEqual([loaded, `assign ${address}`]);
});

test('F05 a page that should replace the current one does', async () => {
  const failing = () => Promise.resolve(undefined);
  expect(await navigating(address, failing, true)).toEqual([loaded, `replace ${address}`]);
});

test('before the first page is drawn the browser opens what a visitor asks for', () => {
  const { fake, calls } = runtime();
  patchGatsbyLoader(fake);
  fake.___navigate(address);
  expect(calls).toEqual([`assign ${address}`]);
});

test('before the first page is drawn Gatsby may still correct its address', async () => {
  const { fake, calls } = runtime();
  patchGatsbyLoader(fake);
  fake.___navigate('/agb', { replace: true });
  await new Promise((done) => setTimeout(done));
  expect(calls).toEqual(['loadPage /agb', 'navigate /agb']);
});

test('steps in the history are left to Gatsby', () => {
  const { fake, calls } = runtime();
  patchGatsbyLoader(fake);
  fake.___navigate(-1);
  expect(calls).toEqual(['navigate -1']);
});

test('F05 one entry serves every query of a page', async () => {
  const { fake, calls } = runtime();
  patchGatsbyLoader(fake);
  fake.___loader.loadPageSync('/trial?a=b');
  fake.___loader.enqueue('/trial?a=b#c');
  fake.___loader.hovering('/trial?a\nb');
  expect(calls).toEqual(['loadPageSync /trial', 'enqueue /trial', 'loadPage /trial']);
});

test.each([
  ['with data', () => Promise.resolve(page), 0],
  ['without data', () => Promise.resolve({ status: 'error' }), 1],
  ['that does not exist', () => Promise.resolve(undefined), 1],
])('F05 a page %s is left to React, or helped', async (_what, loadPage, times) => {
  const { fake } = runtime(loadPage);
  const helper = jest.fn();
  onHydrationFailure(fake, helper);
  await new Promise((done) => setTimeout(done));
  expect(helper).toHaveBeenCalledTimes(times);
});

describe('F06 a script that fails to load', () => {
  test.each([
    ['once loads with the second request', 1],
    ['twice has failed', 2],
  ])('%s', async (_what, failures) => {
    jest.useFakeTimers();
    const { fake } = runtime();
    const load = jest.fn(() => Promise.resolve('da'));
    for (let times = 0; times < failures; times += 1) load.mockRejectedValueOnce('503');
    fake.asyncRequires.components = { vorlage: load };
    patchGatsbyLoader(fake);
    const outcome = fake.asyncRequires.components.vorlage?.().catch((error: unknown) => error);
    await jest.runAllTimersAsync();
    expect(await outcome).toBe(failures === 1 ? 'da' : '503');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('when the page itself asked for it has been asked for once already', async () => {
    jest.useFakeTimers();
    const { fake } = runtime();
    const failed = document.createElement('script');
    fake.document = { querySelector: () => failed };
    const load = jest.fn(() => Promise.reject(new Error('503')));
    fake.asyncRequires.components = { vorlage: load };
    patchGatsbyLoader(fake);
    const ask = () => fake.asyncRequires.components?.vorlage?.().catch(() => 'fehlt');
    expect(await ask()).toBe('fehlt');
    expect(load).toHaveBeenCalledTimes(1);
    // A later page has two tries of its own.
    const later = ask();
    await jest.runAllTimersAsync();
    expect(await later).toBe('fehlt');
    expect(load).toHaveBeenCalledTimes(3);
  });
});
