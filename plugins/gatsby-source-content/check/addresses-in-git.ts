import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPublished } from '../read/publishing';
import { routeOfFile } from '../read/routes';

/** A file that git knows. */
export type Known = {
  file: string;
  /** What it said. */
  text: () => string;
  /** Whether visitors have ever seen its page. */
  wasPublished: (now: Date) => boolean;
};

const hasAddress = /^content\/(pages\/.*\.yaml|(blog\/[^/]+\/index|legal\/.+)\.mdx)$/;

/**
 * Addresses of what has been pushed and of the last tag: what git knows of what is online. Where
 * nothing is pushed anywhere, those of the last commit; nothing where there is no git.
 */
export function addressesInGit(root: string): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  if (!existsSync(join(root, '.git'))) return known;
  const git = gitIn(root);
  const tag = git('describe', '--tags', '--abbrev=0').trim();
  const pushed = git('rev-parse', '--verify', '--quiet', '@{upstream}').trim();
  for (const state of [pushed || 'HEAD', ...(tag === '' ? [] : [tag])]) {
    const folders = ['content/pages', 'content/blog', 'content/legal'];
    const files = git('ls-tree', '-r', '-z', '--name-only', state, '--', ...folders);
    for (const file of files.split('\0').filter((name) => hasAddress.test(name))) {
      const route = routeOfFile(file);
      const text = (): string => git('show', `${state}:${file}`);
      const later = known.get(route);
      const wasPublished = (now: Date): boolean =>
        later?.wasPublished(now) === true ||
        !file.startsWith('content/blog/') ||
        isPublished(text(), now);
      known.set(route, { file, text, ...later, wasPublished });
    }
  }
  return known;
}

/** What git answers; nothing without a commit, something pushed, or a tag. */
const gitIn =
  (root: string) =>
  (...args: string[]): string => {
    try {
      return execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 2 ** 26,
      });
    } catch {
      return '';
    }
  };
