import type { Author, BlogText, Category } from '../content-model/data';
import { overviewWords as words } from './messages';

/** Whose posts a list shows, or about what; all of them without either. */
export type Subject = { author?: string; category?: string };

/** What stands above a list of posts. */
export type ListHead = Pick<BlogText['overview'], 'seo' | 'hero'> & {
  /** In the breadcrumbs; the blog itself is named by the menus. */
  name?: string;
};

/** @throws when there is no such author or category; the content check reports the same earlier */
export function headOfList(
  { author, category }: Subject,
  blog: BlogText,
  authors: readonly Author[],
  categories: readonly Category[],
): ListHead {
  if (author === undefined && category === undefined) return blog.overview;
  const writer = authors.find(({ id }) => id === author);
  const about = categories.find(({ id }) => id === category);
  const { name, description } = writer ?? about ?? fail();
  const { eyebrow } = writer ? blog.author : blog.category;
  return {
    name,
    seo: { title: words.listTitle(name), description },
    hero: { eyebrow, heading: name, lead: writer?.text ?? blog.category.lead },
  };
}

function fail(): never {
  throw new Error('content/data names no such author or category.');
}
