import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { firstPost } from '../first-post';

/** A project that builds the generated posts. */
export type Contender = {
  name: string;
  /** Puts the project into an empty folder. */
  prepare: (folder: string) => Promise<void>;
  /** Where its posts lie. */
  posts: string;
  /** Name of a post's text in its folder. */
  text: 'index.mdx' | 'index.md';
  build: readonly string[];
  check?: readonly string[];
  /** Folders without which the next build is a cold one. */
  kept: readonly string[];
  /** What it writes for the blog, a post and the home page. */
  pages: Readonly<Record<'blog' | 'post' | 'home', string>>;
};

const notCopied = ['node_modules', '.git', '.cache', '.local', 'public', 'test-results'];

/** This project, in the state of the working folder. */
export const ours: Contender = {
  name: 'Website',
  async prepare(folder) {
    const isCopied = (path: string) => !notCopied.some((name) => resolve(name) === resolve(path));
    cpSync('.', folder, { recursive: true, filter: isCopied });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  },
  posts: 'content/blog',
  text: 'index.mdx',
  build: ['tools/cli/bundled.mjs', 'tools/cli/commands/build.ts'],
  check: ['tools/cli/bundled.mjs', 'tools/check-content.ts'],
  kept: ['public', '.cache', '.local'],
  pages: {
    blog: 'public/blog.html',
    post: `public/blog/${firstPost}.html`,
    home: 'public/index.html',
  },
};

const aside = join(tmpdir(), 'bench-scale-old');

/**
 * Puts a folder out of the way. For minutes after thousands of files were removed, ext4 looks past
 * each of them whenever a file is made: 10 s of a build of 1,000 posts.
 */
function putAside(path: string): void {
  if (!existsSync(path)) return;
  mkdirSync(aside, { recursive: true });
  renameSync(path, join(mkdtempSync(join(aside, 'old-')), basename(path)));
}

/** Removes what was put aside; nothing is measured any more. */
export const removeOld = (): void => rmSync(aside, { recursive: true, force: true });

/** Takes away what earlier builds have left. */
export function makeCold(folder: string, { kept }: Contender): void {
  for (const name of kept) putAside(join(folder, name));
}

/** An empty folder for a contender. */
export function emptyFolder(path: string): string {
  putAside(path);
  mkdirSync(path, { recursive: true });
  return path;
}
