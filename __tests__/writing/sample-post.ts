import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  exampleOf,
  isBlock,
  knownComponents,
} from '../../plugins/gatsby-source-content/read/markdown/components';
import { newPost } from '../../tools/content/new-post';
import { contentOf } from '../support/content';

/** The blocks as their examples show them, with names that the content knows. */
const blocks = knownComponents.filter(isBlock).map((name) => {
  const homes: Readonly<Record<string, object>> = {
    Gespraech: contentOf('conversations'),
    Video: contentOf('site').video.ids,
  };
  const [known] = Object.keys(homes[name] ?? {});
  const example = exampleOf(name);
  return known === undefined ? example : example.replace(/name="[^"]*"/, `name="${known}"`);
});

export const picture = { alt: 'Leere Werkstatt am Morgen', caption: 'Um sieben ist es still' };

const body = `Der erste Absatz sagt, worum es geht.

![${picture.alt}](./halle.jpg "${picture.caption}")

## Die Blöcke

${blocks.join('\n\n')}

## GitHub

> Ein Zitat

| Erste Spalte | Zweite Spalte | Dritte Spalte | Vierte Spalte | Fünfte Spalte |
| --- | --- | --- | --- | --- |
| eins | zwei | drei | vier | fünf |

- [x] getan
- [ ] offen

1. Zuerst
   - das eine

\`\`\`
Eine Zeile Code, die viel länger ist als ein Handy breit, und daher in ihrem Rahmen rollen muss
\`\`\`

Das sagt die Statistik.[^1]

[^1]: Statistik des Betriebs
`;

/**
 * Writes a post as an editor would: the command, then a text with a picture and every block.
 * @param root the copy of the project
 * @param change what else is written into its frontmatter
 * @returns the post's address
 */
export async function writePost(
  root: string,
  title: string,
  change: (frontmatter: string) => string,
): Promise<string> {
  const { file, route } = await newPost(root, title, new Date());
  const [, frontmatter = ''] =
    /^(---\n[\s\S]*?\n---\n)/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  writeFileSync(join(root, file), `${change(frontmatter)}\n${body}`);
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7a8f80' } })
    .jpeg()
    .toFile(join(root, file.replace('index.mdx', 'halle.jpg')));
  return route;
}

export const published = (frontmatter: string): string =>
  frontmatter
    .replace('draft: true\n', '')
    .replace(/excerpt: .*/, 'excerpt: Ein Beitrag mit allem, was ein Text enthalten kann.');
export const future = (frontmatter: string): string =>
  published(frontmatter).replace(/date: .*/, 'date: 2099-01-01');
