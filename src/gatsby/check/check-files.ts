import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { basename } from 'node:path';
import { didYouMean } from '../../content-model/messages/nearest';
import type { Content } from '../read/read-content';
import { pictureProblem } from './picture-file';
import type { Problem } from './problems';

const megabyte = 1_048_576;
const isPicture = /\.(png|jpe?g|webp|avif|svg)$/;

/** "die Datei … fehlt", with the file beside it that was probably meant. */
export function missingFile(root: string, path: string): string | undefined {
  if (existsSync(join(root, path))) return undefined;
  const folder = join(root, dirname(path));
  const beside = existsSync(folder) ? readdirSync(folder) : [];
  return `die Datei ${path} fehlt${didYouMean(basename(path), beside)}`;
}

/**
 * Covers of posts that are missing or too small.
 * @param root the repository's folder
 */
export async function coverProblems(root: string, { posts }: Content): Promise<Problem[]> {
  const found = await Promise.all(
    posts.map(async ({ file, data, lineOf }): Promise<Problem[]> => {
      const path = join(dirname(file), data.cover);
      const message =
        missingFile(root, path) ?? (await pictureProblem(root, path, { minWidth: 1200 }));
      return message ? [{ file, line: lineOf(['cover']), field: 'cover', message }] : [];
    }),
  );
  return found.flat();
}

/**
 * Pictures in texts that are missing or cannot be shown; they come from static/, which is served as
 * it is. One of another site would be requested before the visitor has agreed.
 * @param root the repository's folder
 */
export async function textPictureProblems(
  root: string,
  { posts, legal }: Content,
): Promise<Problem[]> {
  const found = await Promise.all(
    [...posts, ...legal].flatMap(({ file, text }) =>
      text.facts.pictures.map(async ({ target, line }): Promise<Problem[]> => {
        const message = await textPictureProblem(root, target);
        return message ? [{ file, line, field: '', message }] : [];
      }),
    ),
  );
  return found.flat();
}

async function textPictureProblem(root: string, target: string): Promise<string | undefined> {
  if (!target.startsWith('/') || target.startsWith('//'))
    return `das Bild „${target}“ gibt es hier nicht; Bilder im Text liegen in static/ und beginnen mit /`;
  const path = `static${target}`;
  if (!isPicture.test(target))
    return `${path} ist kein Bild; erlaubt: .png, .jpg, .webp, .avif, .svg`;
  return missingFile(root, path) ?? (await pictureProblem(root, path, { maxBytes: megabyte }));
}

/**
 * Pictures below content/ that the build could not open, whoever uses them.
 * @param root the repository's folder
 */
export async function brokenPictures(root: string, { files, posts }: Content): Promise<Problem[]> {
  const covers = new Set(posts.map(({ file, data }) => join(dirname(file), data.cover)));
  const paths = [
    ...files.images.map((name) => `content/images/${name}`),
    ...files.blog.filter((name) => isPicture.test(name)).map((name) => `content/blog/${name}`),
  ].filter((path) => !covers.has(path));
  const found = await Promise.all(
    paths.map(async (file): Promise<Problem[]> => {
      const message = await pictureProblem(root, file);
      return message ? [{ file, field: '', message }] : [];
    }),
  );
  return found.flat();
}
