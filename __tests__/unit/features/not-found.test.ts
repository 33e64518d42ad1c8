import { meantPath } from '../../../src/features/not-found/meant-page';

test.each([
  ['/Trial', '/trial'],
  ['/TRIAL/', '/trial'],
  ['/Kontakt.HTML', '/kontakt'],
  ['/kontakt/index.html', '/kontakt'],
  ['/index.php', '/'],
  ['//blog//', '/blog'],
  ['/blog%2F', '/blog'],
  ['/blog%20', '/blog'],
  ['/trial%E2%80%9C', '/trial'],
  ['/trial).', '/trial'],
  ['/ki-l%C3%B6sungen', '/ki-loesungen'],
  ['/ki-lo%CC%88sungen', '/ki-loesungen'],
  ['/%zz', undefined],
  ['/trial', undefined],
])('H01 who asks for %s is offered %s', (asked, meant) => {
  expect(meantPath(asked)).toBe(meant);
});
