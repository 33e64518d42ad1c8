import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { htmlFileOf } from '../output/flatten-html';

/** `app-<hash>.js`, `styles.<hash>.css` and what belongs to them (`.map`, `.LICENSE.txt`). */
const hashedName = /[-.][0-9a-f]{20}\.(js|css)(\.|$)/;

/**
 * Removes the scripts and styles of earlier builds: Gatsby never does, and each of them takes one
 * of the few header rules a host allows (headers.ts). This build writes its own again.
 */
export function removeOldScripts(publicDir: string): void {
  for (const name of readdirSync(publicDir)) {
    if (hashedName.test(name)) rmSync(join(publicDir, name));
  }
}

/**
 * Undoes flattenHtml: Gatsby puts new script tags into the pages it has kept from the last build, and
 * looks for them where it wrote them.
 * @param routes every page of this build; a new one has no file yet
 */
export function restoreNestedHtml(publicDir: string, routes: readonly string[]): void {
  for (const route of routes) {
    const flat = join(publicDir, htmlFileOf(route));
    const nested = join(publicDir, route, 'index.html');
    const isFlattened = !route.endsWith('.html') && flat !== nested && existsSync(flat);
    if (!isFlattened || existsSync(nested)) continue;
    mkdirSync(join(publicDir, route), { recursive: true });
    renameSync(flat, nested);
  }
}

/** Brings public/ back into the shape Gatsby knows. */
export const onPreBuild: GatsbyNode['onPreBuild'] = ({ store }) => {
  const { pages, program } = store.getState();
  const publicDir = join(program.directory, 'public');
  removeOldScripts(publicDir);
  restoreNestedHtml(publicDir, [...pages.keys()]);
};
