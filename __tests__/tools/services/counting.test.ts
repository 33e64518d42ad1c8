import { Counts, wires } from '../../../tools/services/counting';

test('what either tool takes is counted by page and by event; anything else is refused', () => {
  const counts = new Counts();
  const url = 'http://localhost:9000/trial?utm_source=x';
  const page = { name: 'pageview', domain: 'localhost', url, referrer: '' };
  counts.add(wires.plausible.parse(page));
  counts.add(wires.plausible.parse({ ...page, name: 'Anfrage' }));
  const payload = { website: '1', hostname: 'localhost', url: '/trial', referrer: '' };
  counts.add(wires.umami.parse({ type: 'event', payload }));
  expect([...counts.pages, ...counts.events]).toEqual([
    ['/trial', 2],
    ['Anfrage', 1],
  ]);
  expect(wires.plausible.safeParse({ ...page, email: 'a@b.at' }).success).toBe(false);
});
