import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { slugOf } from '../../src/content-model/slug-of';
import { splitFrontmatter } from '../../src/gatsby/read/markdown/frontmatter';
import { cover } from './new-cover';

const earlier = z.object({ date: z.string(), author: z.string(), category: z.string() });

/**
 * Makes the folder of a new post: valid frontmatter as a draft, and a cover drawn from its title.
 * @param root the repository's folder
 * @returns the post's file and address
 * @throws when the title is empty or its address is taken
 */
export async function newPost(root: string, title: string, now: Date) {
  const slug = slugOf(title);
  if (slug === '') throw new Error('Bitte den Titel angeben: npm run post:new -- "Titel"');
  const folder = `content/blog/${slug}`;
  if (existsSync(join(root, folder)))
    throw new Error(`Den Ordner ${folder} gibt es schon; bitte einen anderen Titel wählen.`);
  mkdirSync(join(root, folder), { recursive: true });
  const { author, category } = newestPost(root);
  const frontmatter = {
    title,
    excerpt: 'Worum es in diesem Beitrag geht, in ein bis zwei Sätzen für die Übersicht.',
    date: now.toISOString().slice(0, 10),
    draft: true,
    author,
    category,
    cover: `./${cover.file}`,
    coverAlt: cover.alt,
  };
  const source = `---\n${stringify(frontmatter, { lineWidth: 0 })}---\n\n${body}`;
  writeFileSync(join(root, folder, 'index.mdx'), source);
  await cover.draw(join(root, folder), title);
  return { file: `${folder}/index.mdx`, route: `/blog/${slug}` };
}

const body = `Der erste Absatz sagt, worum es geht und für wen.

## Eine Zwischenüberschrift

- Listen beginnen mit einem Strich.
- **Fett** schreiben Sie so, einen Link [so](/trial).
`;

/** What a new post takes over: who writes here, and about what. */
function newestPost(root: string): z.output<typeof earlier> {
  const posts = readdirSync(join(root, 'content/blog')).flatMap((slug) => {
    const file = join(root, 'content/blog', slug, 'index.mdx');
    if (!existsSync(file)) return [];
    const { data } = earlier.safeParse(parse(splitFrontmatter(readFileSync(file, 'utf8'))));
    return data === undefined ? [] : [data];
  });
  const [newest] = posts.sort((a, b) => b.date.localeCompare(a.date));
  if (newest === undefined) throw new Error('Es gibt noch keinen Beitrag, der als Vorlage dient.');
  return newest;
}
