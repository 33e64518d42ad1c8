/** What a build with this variable tells of a page and an event. */
async function beaconsOf(address: string) {
  const beacon = jest.fn();
  Object.assign(navigator, { sendBeacon: beacon });
  jest.resetModules();
  process.env = { ...process.env, GATSBY_COUNTING: address };
  const { count } = await import('../../../src/lib/count');
  count('pageview');
  count('Anfrage');
  return beacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)]);
}

test('F27 without the variable nothing is sent', async () => {
  expect(await beaconsOf('')).toEqual([]);
});

test('Plausible hears of path, host and name, of nothing else', async () => {
  window.history.replaceState(null, '', '/trial?message=geheim');
  Object.defineProperty(document, 'referrer', { value: 'https://www.orf.at/geheim' });
  const endpoint = 'https://plausible.io/api/event';
  const page = {
    domain: 'betrieb.at',
    url: 'http://localhost/trial',
    referrer: 'https://www.orf.at',
  };
  expect(await beaconsOf(`${endpoint}?site=betrieb.at`)).toEqual([
    [endpoint, { name: 'pageview', ...page }],
    [endpoint, { name: 'Anfrage', ...page }],
  ]);
});
