// `npm run post:new -- "Titel"`: the folder of a new post, with valid front matter as a draft and a plain
// cover.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { slugOf } from '../src/content-model/slug-of';
import { Failure, main } from './program';
import { colour } from '../plugins/gatsby-plugin-publish';
import { readContent } from '../plugins/gatsby-source-content';

const blog = 'content/blog';

const example = `Der erste Absatz sagt, worum es geht und für wen.

## Eine Zwischenüberschrift

- Listen beginnen mit einem Strich.
- **Fett** schreiben Sie so, einen Link [so](/trial).
`;

/** What a new post takes over from the newest: who writes here, and about what. */
async function newestPost() {
  const { posts } = await readContent('.');
  return posts.map(({ data }) => data).sort((one, other) => other.date.localeCompare(one.date))[0];
}

/** @throws Failure when the title is none or its address is taken */
async function newPost(title: string): Promise<number> {
  const slug = slugOf(title);
  if (slug === '') throw new Failure('Bitte den Titel angeben: npm run post:new -- "Titel"');
  const folder = join(blog, slug);
  if (existsSync(folder)) throw new Failure(`Den Ordner ${folder} gibt es schon.`);
  const newest = await newestPost();
  const frontmatter = {
    title,
    excerpt: 'Worum es in diesem Beitrag geht, in ein bis zwei Sätzen für die Übersicht.',
    date: new Date().toISOString().slice(0, 10),
    draft: true,
    author: newest?.author ?? '',
    category: newest?.category ?? '',
    cover: './cover.png',
    coverAlt: 'Grüne Fläche',
  };
  mkdirSync(folder, { recursive: true });
  const create = { width: 1600, height: 900, channels: 3, background: colour.green7 } as const;
  await sharp({ create }).png().toFile(join(folder, 'cover.png'));
  writeFileSync(
    join(folder, 'index.mdx'),
    `---\n${stringify(frontmatter, { lineWidth: 0 })}---\n\n${example}`,
  );
  console.log(`Angelegt: ${folder}/index.mdx

  1. npm run dev starten und /blog/${slug} öffnen: jedes Speichern ist gleich zu sehen.
  2. Text schreiben, excerpt anpassen, cover.png durch ein eigenes Bild ersetzen (mindestens 1200 Pixel breit), coverAlt sagt, was darauf ist.
  3. npm run check:content sagt, ob etwas fehlt.
  4. Die Zeile draft: true löschen, wenn der Beitrag erscheinen soll.`);
  return 0;
}

void main(() => newPost(process.argv.slice(2).join(' ')));
