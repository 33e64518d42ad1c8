/** @jest-environment node */
import { routeOfLegal, routeOfPage, routeOfPost, routeOfText } from '../routes';

test.each([
  ['index.yaml', '/'],
  ['trial.yaml', '/trial'],
  ['services/ki-rag-systeme.yaml', '/services/ki-rag-systeme'],
  ['services/index.yaml', '/services'],
  ['auth/callback.yaml', '/auth/callback'],
])('the page file %s is %s', (file, route) => {
  expect(routeOfPage(file)).toBe(route);
});

test('a post is known by its folder', () => {
  expect(routeOfPost('das-pult/index.mdx')).toBe('/blog/das-pult');
});

test('a legal text lies at the top', () => {
  expect(routeOfLegal('agb.mdx')).toBe('/agb');
});

test.each([
  ['/home/ich/content/blog/das-pult/index.mdx', '/blog/das-pult'],
  ['content/legal/agb.mdx', '/agb'],
  ['C:\\site\\content\\blog\\das-pult\\index.mdx', '/blog/das-pult'],
])('the text file %s is %s', (file, route) => {
  expect(routeOfText(file)).toBe(route);
});
