import { sitemap } from '../files/small-files';

test('the sitemap names every page, and a date only where it is known', () => {
  const text = sitemap([
    { address: 'https://uhrturm-ki.example/a', changed: '2026-03-02' },
    { address: 'https://uhrturm-ki.example/b?c&d', changed: undefined },
  ]);
  expect(text).toContain('<loc>https://uhrturm-ki.example/b?c&amp;d</loc></url>');
  expect(text.match(/<lastmod>/g)).toHaveLength(1);
  expect(text).toContain('<lastmod>2026-03-02</lastmod>');
});
