import { basename, dirname } from 'node:path/posix';
import { isHeic, isPicture } from '../read/content-files';
import type { Content } from '../read/read-content';
import type { Problem } from '../read/problems';

/** A picture that is refused for its name is one problem, though its post shows it by that name. */
export function toldOnce(problems: readonly Problem[], { files }: Content): Problem[] {
  const besidePosts = files.refused
    .map(({ file }) => file)
    .filter((file) => file.startsWith('content/blog/'));
  const pictures = new Set(
    besidePosts.filter((file) => isPicture.test(file.toLowerCase()) || isHeic.test(file)),
  );
  const isIn = (post: Problem, picture: string): boolean =>
    post.file === `${dirname(picture)}/index.mdx` &&
    ['„', '/', 'meinten Sie '].some((before) =>
      post.message.includes(`${before}${basename(picture)}`),
    );
  return problems
    .filter((problem) => ![...pictures].some((picture) => isIn(problem, picture)))
    .map((problem) => {
      if (!pictures.has(problem.file)) return problem;
      const shown = problems.find(
        (post) =>
          isIn(post, problem.file) &&
          !post.message.includes(`meinten Sie ${basename(problem.file)}`),
      );
      if (shown === undefined) return problem;
      const place = `${shown.file}${shown.line === undefined ? '' : `:${shown.line}`}`;
      return { ...problem, message: `${problem.message}; ändern Sie den Namen auch in ${place}` };
    });
}
