import { basename, dirname } from 'node:path/posix';
import type { Content } from '../../read/read-content';
import { isPicture } from '../../read/content-files';
import { shownPictures } from '../check-files';
import type { Problem } from '../../read/problems';
import { problemOf } from '../found';

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
