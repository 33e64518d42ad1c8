import { trail } from '../../../src/lib/trail';

const told: [string, Record<string, unknown>][] = [];

/** Lets a page and an event be counted by a build with this variable. */
async function counted(address: string) {
  told.length = 0;
  jest.resetModules();
  process.env = { ...process.env, GATSBY_COUNTING: address };
  Object.assign(globalThis, {
    requestIdleCallback: (run: () => void) => run(),
    fetch: async (url: string, { body }: { body: string }) => {
      told.push([url, JSON.parse(body)]);
      return { body: null };
    },
  });
  const { count } = await import('../../../src/lib/count');
  count('pageview');
  count('Anfrage');
  await new Promise((resolve) => setTimeout(resolve, 50));
  return told;
}

beforeEach(() => {
  trail.length = 0;
  window.history.replaceState(null, '', '/trial?message=geheim');
  Object.defineProperty(document, 'referrer', { value: 'https://www.orf.at/geheim' });
});

test('without the variable nothing is told', async () => {
  expect(await counted('')).toEqual([]);
});

test('Plausible hears of path, host and name, of nothing else', async () => {
  const domain = 'betrieb.at';
  const url = 'http://localhost/trial';
  expect(await counted('https://plausible.io/api/event?site=betrieb.at')).toEqual([
    [
      'https://plausible.io/api/event',
      { name: 'pageview', domain, url, referrer: 'https://www.orf.at/' },
    ],
    ['https://plausible.io/api/event', { name: 'Anfrage', domain, url, referrer: '' }],
  ]);
});

test('Umami hears the same in its own words', async () => {
  const page = {
    website: '1-2',
    hostname: 'localhost',
    url: '/trial',
    referrer: 'https://www.orf.at/',
  };
  expect(await counted('https://z.betrieb.at/api/send?site=1-2')).toEqual([
    ['https://z.betrieb.at/api/send', { type: 'event', payload: page }],
    [
      'https://z.betrieb.at/api/send',
      { type: 'event', payload: { ...page, referrer: '', name: 'Anfrage' } },
    ],
  ]);
});
