import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { Failure } from '../cli/failure';
import { coverSize, drawnCover } from './drawn-cover';
import { splitFrontmatter } from '../../plugins/gatsby-source-content';

/** The picture of a post that has none of its own. */
export const cover = {
  file: 'cover.png',
  alt: 'Zifferblatt-Muster: Bögen um eine gemeinsame Mitte, darüber ein Zeiger',
  /** Draws it from a title into a folder. */
  draw: async (folder: string, title: string): Promise<void> => {
    await sharp(Buffer.from(drawnCover(title)))
      .resize(coverSize.width, coverSize.height)
      .png({ palette: true, colours: 64 })
      .toFile(join(folder, cover.file));
  },
};

/**
 * Draws a cover for a post and names it in the post, unless it names one.
 * @param root the repository's folder
 * @param name of the post's folder
 * @returns the picture's path
 * @throws when there is no such post, or it has a picture of that name
 */
export async function newCover(root: string, name: string): Promise<string> {
  const folder = `content/blog/${name}`;
  const file = join(root, folder, 'index.mdx');
  if (name === '' || !existsSync(file))
    throw new Failure('Bitte den Ordner des Beitrags angeben: npm run post:cover -- mein-beitrag');
  const picture = `${folder}/${cover.file}`;
  if (existsSync(join(root, picture)))
    throw new Failure(
      `${picture} gibt es schon; löschen Sie das Bild, wenn es neu gezeichnet werden soll.`,
    );
  const source = readFileSync(file, 'utf8');
  const before = splitFrontmatter(source).slice(1);
  const document = parseDocument(before);
  if (!document.has('cover')) document.set('cover', `./${cover.file}`);
  if (!document.has('coverAlt')) document.set('coverAlt', cover.alt);
  const title = document.get('title');
  await cover.draw(join(root, folder), typeof title === 'string' ? title : name);
  writeFileSync(file, source.replace(before, document.toString({ lineWidth: 0 }).trimEnd()));
  return picture;
}
