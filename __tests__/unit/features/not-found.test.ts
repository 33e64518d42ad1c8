/** @jest-environment node */
import { meantPath } from '../../../src/features/not-found/meant-page';

test.each([
  ['/Kontakt.HTML', '/kontakt'],
  ['/index.php', '/'],
  ['/blog%2F', '/blog'],
  ['/trial%E2%80%9C', '/trial'],
  ['/ki-l%C3%B6sungen', '/ki-loesungen'],
  ['/ki-lo%CC%88sungen', '/ki-loesungen'],
  ['/%zz', undefined],
])('H01 who asks for %s is offered %s', (asked, meant) => {
  expect(meantPath(asked)).toBe(meant);
});
