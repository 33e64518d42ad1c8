import { basename, dirname, join } from 'node:path/posix';
import { heicAdvice } from '../../../src/content-model/messages/heic';
import { slugOf } from '../../../src/content-model/slug-of';
import type { Content } from '../read/read-content';
import { isPicture } from '../read/content-files';
import { missingFile } from './check-files';
import { problemOf } from './found';
import { decoded } from './link-problem';
import { megabyte, pictureProblem } from './picture-file';
import type { Problem } from '../read/problems';

/** Narrower ones would be blurred across the column. */
const minWidth = 640;

/**
 * Pictures in texts that are missing or cannot be shown. They lie beside their post, or in static/,
 * which is served as it is. One of another site would be requested before the visitor has agreed.
 */
export async function textPictureProblems(
  root: string,
  { posts, legal }: Content,
): Promise<Problem[]> {
  const found = await Promise.all(
    [...posts, ...legal].flatMap(({ file, text }) =>
      text.pictures.map(async ({ target, line }) =>
        problemOf(file, await reasonAgainst(root, file, target), line),
      ),
    ),
  );
  return found.flat();
}

async function reasonAgainst(
  root: string,
  file: string,
  target: string,
): Promise<string | undefined> {
  if (/\.hei[cf]$/i.test(target)) return `das Bild ${target} ${heicAdvice}`;
  if (/^[a-z]+:|^\/\//i.test(target))
    return `das Bild „${target}“ liegt auf einer anderen Website; speichern Sie es neben dem Beitrag und schreiben Sie ./bild.jpg`;
  if (target.startsWith('/')) {
    const path = `static${target}`;
    if (!isPicture.test(target))
      return `${path} ist kein Bild; erlaubt: .png, .jpg, .webp, .avif, .svg`;
    return missingFile(root, path) ?? (await pictureProblem(root, path, { maxBytes: megabyte }));
  }
  if (!file.startsWith('content/blog/'))
    return `das Bild „${target}“ gibt es hier nicht; Bilder in Rechtstexten liegen in static/ und beginnen mit /`;
  if (!/^\.\/[a-z0-9-]+\.(png|jpe?g|webp|avif|svg)$/.test(target))
    return `das Bild „${target}“ gibt es hier nicht; Bilder liegen neben dem Beitrag, klein geschrieben und ohne Umlaute, erlaubt: .png, .jpg, .webp, .avif, .svg${meant(target)}`;
  const path = join(dirname(file), target);
  return missingFile(root, path) ?? (await pictureProblem(root, path, { minWidth }));
}

/** "bild.JPG" was meant to be ./bild.jpg. */
function meant(target: string): string {
  const [, name = '', ending = ''] = /^(.*)\.(\w+)$/.exec(basename(decoded(target))) ?? [];
  const better = `./${slugOf(name)}.${ending.toLowerCase()}`;
  return isPicture.test(better) ? `; meinten Sie ${better}?` : '';
}
