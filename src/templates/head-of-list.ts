import type { Author, BlogText } from '../content-model/data';
import { overviewWords as words } from './messages';

/** Whose posts a list shows, or about what; all of them without either. */
export type Subject = { author?: string; topic?: string };

/** What stands above a list of posts. */
export type ListHead = Pick<BlogText['overview'], 'seo' | 'hero'> & {
  /** In the breadcrumbs; the blog itself is named by the menus. */
  name?: string;
};

/** @throws when there is no such author or topic; the content check reports the same earlier */
export function headOfList(
  { author, topic }: Subject,
  blog: BlogText,
  authors: readonly Author[],
): ListHead {
  if (author === undefined && topic === undefined) return blog.overview;
  const writer = authors.find(({ id }) => id === author);
  const about = blog.topics.find(({ id }) => id === topic);
  const { name, description } = writer ?? about ?? fail();
  const { eyebrow } = writer ? blog.author : blog.topic;
  return {
    name,
    seo: { title: words.listTitle(name), description },
    hero: { eyebrow, heading: name, lead: writer?.text ?? blog.topic.lead },
  };
}

function fail(): never {
  throw new Error('content/data names no such author or topic.');
}
