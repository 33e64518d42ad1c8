import { Counts, plausible } from '../../../tools/services/counting';

test('what Plausible takes is counted by page and by event; anything else is refused', () => {
  const counts = new Counts();
  const url = 'http://localhost:9000/trial?utm_source=x';
  const page = { name: 'pageview', domain: 'localhost', url, referrer: '' };
  counts.add(plausible.parse(page));
  counts.add(plausible.parse({ ...page, name: 'Anfrage' }));
  expect([...counts.pages, ...counts.events]).toEqual([
    ['/trial', 1],
    ['Anfrage', 1],
  ]);
  expect(plausible.safeParse({ ...page, email: 'a@b.at' }).success).toBe(false);
});
