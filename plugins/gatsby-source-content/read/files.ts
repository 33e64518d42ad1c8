import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatDate } from '../../../src/content-model/calendar';
import { dataSchemas } from '../../../src/content-model/data';
import { viennaTime } from '../../../src/lib/vienna-time';
import type { Problem } from './problems';
import { splitText } from './text';

/** The folder with content/: the repository, or the one that CONTENT_ROOT names. */
export const contentRoot = (): string => resolve(process.env['CONTENT_ROOT'] ?? '.');

/** The files below a folder, sorted; hidden files and litter of editors are none. */
export function filesIn(root: string, folder: string): string[] {
  const full = join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/(^|\/)(\.|Thumbs\.db|desktop\.ini)|~$/.test(name))
    .filter((name) => statSync(join(full, name)).isFile())
    .sort();
}

/** Which files of each folder are read; their names become addresses. */
const forms = {
  pages: [/^([a-z0-9-]+\/)*[a-z0-9-]+\.yaml$/, 'adresse.yaml'],
  blog: [/^[a-z0-9-]+\/(index\.mdx|[a-z0-9-]+\.(png|jpe?g|webp|avif|svg))$/, 'adresse/index.mdx'],
  legal: [/^[a-z0-9-]+\.mdx$/, 'adresse.mdx'],
  data: [new RegExp(`^(${Object.keys(dataSchemas).join('|')})\\.yaml$`), 'name.yaml'],
  images: [/^([a-z0-9-]+\/)*[a-z0-9-]+\.(png|jpe?g|webp|avif|svg)$/, 'bild.jpg'],
} as const;
type Folder = keyof typeof forms;
const folders: readonly Folder[] = ['pages', 'blog', 'legal', 'data', 'images'];

/** The files of content/ by folder, with names relative to it, and those that nothing reads. */
export type ContentFiles = Record<Folder, string[]> & { refused: Problem[] };

export function contentFiles(root: string): ContentFiles {
  const found: ContentFiles = { pages: [], blog: [], legal: [], data: [], images: [], refused: [] };
  for (const folder of folders) {
    const [form, example] = forms[folder];
    for (const name of filesIn(root, `content/${folder}`)) {
      if (form.test(name)) found[folder].push(name);
      else {
        const message = `diese Datei liest niemand; hier heißen sie ${example}, klein und ohne Umlaute`;
        found.refused.push({ file: `content/${folder}/${name}`, message });
      }
    }
  }
  return found;
}

type Publishing = { draft?: boolean | undefined; date: string };

/** Why a post is not for visitors yet, in words for its editor; nothing once it is. */
export function whyUnpublished({ draft, date }: Publishing, now: Date): string | undefined {
  if (draft === true) return 'Entwurf: erscheint nicht, solange draft: true dasteht';
  return date > viennaTime(now).date ? `erscheint am ${formatDate(date)}` : undefined;
}

const publishing = z.object({ draft: z.boolean().optional(), date: z.iso.date() });

/** Folders of the posts a release leaves out; unreadable posts stay in, so that the check reports them. */
export function unpublishedPosts(root: string, now: Date): string[] {
  return contentFiles(root).blog.flatMap((name) => {
    if (!name.endsWith('/index.mdx')) return [];
    const { data } = publishing.safeParse(frontmatterOf(join(root, 'content/blog', name)));
    return data && whyUnpublished(data, now) ? [name.replace('/index.mdx', '')] : [];
  });
}

/** A text's front matter; undefined where it is broken, which the check reports. */
function frontmatterOf(file: string): unknown {
  try {
    return parse(splitText(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).head);
  } catch {
    return undefined;
  }
}
