import type { BlogText, Category, PersonEntry } from '../content-model/data';
import { overviewWords as words } from './messages';

/** Whose posts a list shows, or about what; all of them without either. */
export type Subject = { author?: string; category?: string };

/** What stands above a list of posts. */
type ListHead = Pick<BlogText['overview'], 'seo' | 'hero'> & {
  /** In the breadcrumbs; the blog itself is named by the menus. */
  name?: string;
};

/** @throws when there is no such author or category; the content check reports the same earlier */
export function headOfList(
  { author, category }: Subject,
  blog: BlogText,
  people: readonly PersonEntry[],
  categories: readonly Category[],
): ListHead {
  if (author === undefined && category === undefined) return blog.overview;
  const writer = people.find(({ id }) => id === author);
  const about = categories.find(({ id }) => id === category);
  const { name, description } = writer ?? about ?? fail();
  const { eyebrow } = writer ? blog.author : blog.category;
  const lead = writer ? blog.author.text : blog.category.lead;
  return {
    name,
    seo: { title: words.listTitle(name), description },
    hero: { eyebrow, heading: name, lead: lead },
  };
}

function fail(): never {
  throw new Error('content/data names no such author or category.');
}
