import type { Navigation } from '../content-model/data';

/** One step of the way to a page. */
type Crumb = { name: string; path: string };

const blog = '/blog';

/**
 * The way to a page, the home page first and the page itself last: what templates show and what the
 * structured data say.
 * @param navigation its menus say what lies between
 * @param name of a page that no menu names, such as the title of a post
 * @returns nothing for the home page, and for a page without a name
 */
export function breadcrumbsOf(path: string, navigation: Navigation, name?: string): Crumb[] {
  const { home, menus, footer, contact, demo, legal } = navigation;
  const links = [...menus, ...footer].flatMap((menu) => menu.links);
  const labelOf = (to: string) =>
    [...links, contact, demo, ...legal].find((link) => link.to === to)?.label;
  const own = name ?? labelOf(path);
  if (own === undefined || path === home.to) return [];
  const menu = [...menus, ...footer].find(
    ({ links: entries, overview }) =>
      overview !== undefined && entries.some(({ to }) => to === path),
  );
  const between = path.startsWith(`${blog}/`)
    ? { name: labelOf(blog), path: blog }
    : { name: menu?.label, path: menu?.overview };
  return [
    { name: home.label, path: home.to },
    ...(between.name && between.path ? [{ name: between.name, path: between.path }] : []),
    { name: own, path },
  ];
}
