import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import sharp from 'sharp';
import { didYouMean } from '../../../src/content-model/messages';
import type { Content } from '../read/content';
import type { Problem } from '../read/problems';
import { problemAt } from './walk';

/** "die Datei … fehlt", with the file beside it that was probably meant. */
export function missingFile(root: string, path: string): string | undefined {
  if (existsSync(join(root, path))) return undefined;
  const folder = join(root, dirname(path));
  const beside = existsSync(folder) ? readdirSync(folder) : [];
  return `die Datei ${path} fehlt${didYouMean(basename(path), beside)}`;
}

const opened = new Map<string, Promise<number | undefined>>();

/** Width of a picture in pixels, opened to its end as the build does; nothing when that fails. */
function widthOf(file: string): Promise<number | undefined> {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const width =
    opened.get(key) ??
    sharp(file, { failOn: 'truncated' })
      .resize(16)
      .toBuffer()
      .then(async () => (await sharp(file).metadata()).autoOrient.width)
      .catch(() => undefined);
  opened.set(key, width);
  return width;
}

/** Why a picture cannot be shown. */
async function pictureProblem(
  root: string,
  path: string,
  least: number,
): Promise<string | undefined> {
  const missing = missingFile(root, path);
  if (missing !== undefined) return missing;
  if (path.endsWith('.svg')) return undefined;
  const width = await widthOf(join(root, path));
  if (width === undefined)
    return `das Bild ${path} lässt sich nicht öffnen; bitte als PNG oder JPG neu speichern`;
  return width < least
    ? `das Bild ${path} ist ${width} Pixel breit; nötig sind mindestens ${least}`
    : undefined;
}

/** Pictures that are missing, broken or too small: covers, those in texts, those in content/images. */
export async function pictureProblems(root: string, content: Content): Promise<Problem[]> {
  const { posts, legal, files } = content;
  const covers = posts.map(async (post) => {
    const path = join(dirname(post.file), post.data.cover);
    return problemAt(post, ['cover'], await pictureProblem(root, path, 1200));
  });
  const inTexts = [...posts, ...legal].flatMap(({ file, text }) =>
    text.pictures.map(async ({ target, line }): Promise<Problem[]> => {
      const message = await textPictureProblem(root, file, target);
      return message === undefined ? [] : [{ file, line, message }];
    }),
  );
  const others = files.images.map(async (name): Promise<Problem[]> => {
    const file = `content/images/${name}`;
    const message = await pictureProblem(root, file, 0);
    return message === undefined ? [] : [{ file, message }];
  });
  return (await Promise.all([...covers, ...inTexts, ...others])).flat();
}

/** A picture of another site would be requested before the visitor has agreed. */
async function textPictureProblem(
  root: string,
  file: string,
  target: string,
): Promise<string | undefined> {
  if (/^\/[^/]/.test(target)) return pictureProblem(root, `static${target}`, 0);
  return file.startsWith('content/blog/') && target.startsWith('./')
    ? pictureProblem(root, join(dirname(file), target), 640)
    : `das Bild „${target}“ liegt nicht neben dem Beitrag; speichern Sie es dort und schreiben Sie ./bild.jpg`;
}
