import { sitemap } from '../files/sitemap';

const host = 'https://uhrturm-ki.example';
const pages = ['/a', '/b', '/c'].map((route) => ({
  address: `${host}${route}`,
  changed: undefined,
}));

test('a sitemap that grows too long is split, and its index names every part', () => {
  const files = sitemap(host, pages, 2);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemaps/1.xml', 'sitemaps/2.xml']);
  expect(files.get('sitemap.xml')).toContain(`<loc>${host}/sitemaps/2.xml</loc>`);
  expect(files.get('sitemaps/2.xml')).toContain(`<loc>${host}/c</loc>`);
  expect(files.get('sitemaps/2.xml')).not.toContain(`<loc>${host}/b</loc>`);
});

test('a date is told only where it is known', () => {
  const [first, second] = pages.map(({ address }, index) => ({
    address,
    changed: index === 0 ? '2026-03-02' : undefined,
  }));
  const text = sitemap(
    host,
    [first, second].flatMap((page) => page ?? []),
  ).get('sitemaps/1.xml');
  expect(text?.match(/<lastmod>/g)).toHaveLength(1);
  expect(text).toContain('<lastmod>2026-03-02</lastmod>');
});
