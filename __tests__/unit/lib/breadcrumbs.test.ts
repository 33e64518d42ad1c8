import { breadcrumbsOf } from '../../../src/lib/breadcrumbs';
import { contentOf } from '../../support/content';

const navigation = contentOf('navigation');
const start = { name: navigation.home.label, path: '/' };
const menus = [...navigation.menus, ...navigation.footer].filter(
  ({ overview }) => overview !== undefined,
);

it.each(menus.map((menu) => [menu.label, menu] as const))(
  'leads over the overview of the menu %s to each of its pages',
  (_label, menu) => {
    const first = menu.links[0];
    expect(breadcrumbsOf(first?.to ?? '', navigation)).toEqual([
      start,
      { name: menu.label, path: menu.overview },
      { name: first?.label, path: first?.to },
    ]);
  },
);

it('leads over the blog to a post, which brings its own name', () => {
  const [, overview, post] = breadcrumbsOf('/blog/ein-beitrag', navigation, 'Ein Beitrag');
  expect(overview?.path).toBe('/blog');
  expect(post).toEqual({ name: 'Ein Beitrag', path: '/blog/ein-beitrag' });
});

it('has nothing for the home page, nor for a page without a name', () => {
  expect(breadcrumbsOf('/', navigation)).toEqual([]);
  expect(breadcrumbsOf('/unbekannt', navigation)).toEqual([]);
});
