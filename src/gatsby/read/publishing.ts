import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatDate } from '../../lib/format';
import { contentFiles } from './content-files';
import { splitFrontmatter } from './markdown/frontmatter';

/** Writes the day it is in Graz as "2025-11-14". */
const viennaDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' });

type Publishing = { draft?: boolean | undefined; date: string };

/** Why a post is not for visitors yet, in words for its editor; nothing once it is. */
export function whyUnpublished({ draft, date }: Publishing, now: Date): string | undefined {
  if (draft === true) return 'Entwurf: erscheint nicht, solange draft: true dasteht';
  return date > viennaDay.format(now) ? `erscheint am ${formatDate(date)}` : undefined;
}

const publishing = z.object({ draft: z.boolean().optional(), date: z.iso.date() });

/**
 * Folders of the posts that a release leaves out. What cannot be read is in: the check names it.
 * @param root the repository's folder
 */
export function unpublishedPosts(root: string, now: Date): string[] {
  return contentFiles(root)
    .blog.filter((name) => name.endsWith('/index.mdx'))
    .filter((name) => {
      const source = readFileSync(join(root, 'content/blog', name), 'utf8');
      const { data } = publishing.safeParse(frontmatterOf(source));
      return data !== undefined && whyUnpublished(data, now) !== undefined;
    })
    .map((name) => name.replace('/index.mdx', ''));
}

function frontmatterOf(source: string): unknown {
  try {
    return parse(splitFrontmatter(source));
  } catch {
    return undefined;
  }
}
