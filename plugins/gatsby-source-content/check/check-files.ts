import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { basename } from 'node:path';
import { didYouMean, suggestion } from '../../../src/content-model/messages/nearest';
import { filesBelow } from '../read/build-time-code';
import { isPicture } from '../read/content-files';
import type { Content } from '../read/read-content';
import { pictureProblem } from './picture-file';
import type { Problem } from '../read/problems';
import { problemAt, problemOf } from './found';

/** "die Datei … fehlt", with the file beside it that was probably meant. */
export function missingFile(root: string, path: string): string | undefined {
  if (existsSync(join(root, path))) return undefined;
  const folder = join(root, dirname(path));
  const beside = existsSync(folder) ? readdirSync(folder) : [];
  const alike = didYouMean(basename(path), beside);
  return `die Datei ${path} fehlt${alike === '' ? likelyFile(root, path, beside) : alike}`;
}

/** One with another ending or a longer name, or, among the files of static/, in another folder. */
function likelyFile(root: string, path: string, beside: readonly string[]): string {
  const stem = (name: string): string => name.replace(/\.[^.]*$/, '');
  const wanted = stem(basename(path));
  const longer = beside.filter(
    (name) => stem(name) === wanted || stem(name).startsWith(`${wanted}-`),
  );
  const elsewhere = path.startsWith('static/')
    ? filesBelow(root, 'static').filter((file) => basename(file) === basename(path))
    : [];
  const found = [...longer, ...elsewhere.map((file) => file.replace(/^static/, ''))];
  return suggestion(found.length === 1 ? found[0] : undefined);
}

/** Covers of posts that are missing or too small. */
export async function coverProblems(root: string, { posts }: Content): Promise<Problem[]> {
  const found = await Promise.all(
    posts.map(async (post): Promise<Problem[]> => {
      const path = join(dirname(post.file), post.data.cover);
      const message =
        missingFile(root, path) ?? (await pictureProblem(root, path, { minWidth: 1200 }));
      return problemAt(post, ['cover'], message);
    }),
  );
  return found.flat();
}

/** The files beside posts that they name. */
const shownPictures = (posts: Content['posts']): ReadonlySet<string> =>
  new Set(
    posts.flatMap(({ file, data, text }) =>
      [data.cover, ...[...text.pictures, ...text.links].map(({ target }) => target)]
        .filter((target) => target.startsWith('./'))
        .map((target) => join(dirname(file), target)),
    ),
  );

/**
 * Pictures below content/ that the build could not open, whoever uses them; those that posts show
 * are named in their posts.
 */
export async function brokenPictures(root: string, { files, posts }: Content): Promise<Problem[]> {
  const shown = shownPictures(posts);
  const paths = [
    ...files.images.map((name) => `content/images/${name}`),
    ...files.blog.filter((name) => isPicture.test(name)).map((name) => `content/blog/${name}`),
  ].filter((path) => !shown.has(path));
  const found = await Promise.all(
    paths.map(async (file) => problemOf(file, await pictureProblem(root, file))),
  );
  return found.flat();
}

/** Pictures beside a post that it does not show. */
export function unusedPictures({ files, posts }: Content): Problem[] {
  const present = new Set(files.blog.map((name) => `content/blog/${name}`));
  // If a picture is missing, an unused one may be the one meant: the message about it says so.
  const complete = posts.filter((post) =>
    [...shownPictures([post])].every((file) => present.has(file)),
  );
  const shown = shownPictures(complete);
  const folders = new Set(complete.map(({ file }) => dirname(file)));
  return [...present]
    .filter((file) => isPicture.test(file) && folders.has(dirname(file)) && !shown.has(file))
    .flatMap((file) => {
      const example = `![Was zu sehen ist](./${basename(file)})`;
      const message = `dieses Bild zeigt der Beitrag nicht; löschen Sie es, oder schreiben Sie in den Text: ${example}`;
      return problemOf(file, message);
    });
}
