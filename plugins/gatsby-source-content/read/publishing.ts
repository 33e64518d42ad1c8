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

/** Folders of the posts a release leaves out. Unreadable posts stay in, so that the check reports them. */
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

/** A post's frontmatter; undefined where it is broken, which the check reports. */
export function frontmatterOf(source: string): unknown {
  try {
    return parse(splitFrontmatter(source));
  } catch {
    return undefined;
  }
}
