import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the build: its file below public/, and its HTML. */
export type BuiltPage = { file: string; html: string };

/**
 * Changes the pages of a build one by one: all of them at once would be gigabytes on a large site.
 * @param files HTML files below public/
 * @returns the changed pages, each as it is written
 */
export function* changePages(
  publicDir: string,
  files: readonly string[],
  change: (page: BuiltPage) => BuiltPage,
): Generator<BuiltPage> {
  for (const file of files) {
    const path = join(publicDir, file);
    const html = readFileSync(path, 'utf8');
    const page = change({ file, html });
    if (page.html !== html) writeFileSync(path, page.html);
    yield page;
  }
}

/** What stands in the main part of a page. */
export const mainOf = (html: string): string =>
  /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';

/** A tag with its attributes, as React and rehype write them: values in double quotes. */
export const openingTag = /<[a-z][\w-]*(?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*\s*\/?>/g;
