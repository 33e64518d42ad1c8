import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatDate } from '../../../src/content-model/calendar';
import { viennaTime } from '../../../src/lib/vienna-time';
import { contentFiles } from './content-files';
import { splitFrontmatter } from './markdown/frontmatter';

type Publishing = { draft?: boolean | undefined; date: string };

/** Why a post is not for visitors yet, in words for its editor; nothing once it is. */
export function whyUnpublished({ draft, date }: Publishing, now: Date): string | undefined {
  if (draft === true) return 'Entwurf: erscheint nicht, solange draft: true dasteht';
  return date > viennaTime(now).date ? `erscheint am ${formatDate(date)}` : undefined;
}

const publishing = z.object({ draft: z.boolean().optional(), date: z.iso.date() });

/** Folders of the posts that a release leaves out. What cannot be read is in: the check names it. */
export function unpublishedPosts(root: string, now: Date): string[] {
  return contentFiles(root)
    .blog.filter((name) => name.endsWith('/index.mdx'))
    .filter((name) => !isPublished(readFileSync(join(root, 'content/blog', name), 'utf8'), now))
    .map((name) => name.replace('/index.mdx', ''));
}

/** Whether visitors see a post; one that cannot be read counts as seen. */
export function isPublished(source: string, now: Date): boolean {
  const { data } = publishing.safeParse(frontmatterOf(source));
  return data === undefined || whyUnpublished(data, now) === undefined;
}

/** What stands at the beginning of a post; nothing where it is broken, which the check tells. */
export function frontmatterOf(source: string): unknown {
  try {
    return parse(splitFrontmatter(source));
  } catch {
    return undefined;
  }
}
