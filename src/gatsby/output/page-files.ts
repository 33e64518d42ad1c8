import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashDigits } from '../../../deploy/policy';
import { adminPath } from '../../config/admin';
import { chatFramePath } from '../../config/chat-frame';
import { fileOfRoute, routeOfFile } from '../html/file-of-route';
import { twinPath } from '../publish/files/twins';

/** The frame of the chat and the web editor. */
const documents = [chatFramePath, adminPath].map((path) => `${path}.html`);

/** page-data/404.html is a folder; without its slices Gatsby writes all pages anew. */
const noPage = /^(page-data|_gatsby)\//;

/** The HTML files of the pages of a built site, below its folder, with slashes. */
export const htmlFiles = (publicDir: string): string[] =>
  readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !noPage.test(file))
    .filter((file) => !documents.includes(`/${file}`))
    .sort();

/** Where Gatsby writes a page, and where we move it. */
function filesOf(publicDir: string, route: string): { nested: string; flat: string } {
  return {
    nested: join(publicDir, route.endsWith('.html') ? route.slice(1) : join(route, 'index.html')),
    flat: join(publicDir, fileOfRoute(route)),
  };
}

/**
 * Moves `blog/index.html` to `blog.html`: every static host serves that at /blog without
 * redirecting to /blog/, and /blog is the canonical address. Removes pages that no longer exist.
 * @param publicDir Gatsby's output folder
 * @param routes every page of this build
 * @param staticDir files that are served as they are; HTML among them stays
 * @returns the HTML files of all pages, below public/
 */
export function flatten(publicDir: string, routes: readonly string[], staticDir: string): string[] {
  for (const route of routes) {
    const { nested, flat } = filesOf(publicDir, route);
    // An unchanged page of an earlier build is flat already.
    if (nested !== flat && existsSync(nested)) renameSync(nested, flat);
    if (!existsSync(flat)) throw new Error(`The build has written no HTML file for ${route}.`);
    removeIfEmpty(join(publicDir, route));
  }
  const wanted = new Set(routes.map(fileOfRoute));
  for (const file of htmlFiles(publicDir))
    if (!wanted.has(file) && !existsSync(join(staticDir, file))) removePage(publicDir, file);
  return [...wanted];
}

/** Removes a page, and what was published of it as Markdown. */
function removePage(publicDir: string, file: string): void {
  rmSync(join(publicDir, file));
  rmSync(join(publicDir, twinPath(routeOfFile(file))), { force: true });
}

/**
 * Undoes {@link flatten}: Gatsby puts new script tags into the pages it has kept from the last
 * build, and looks for them where it wrote them.
 * @param routes every page of this build; a new one has no file yet
 */
export function restore(publicDir: string, routes: readonly string[]): void {
  for (const route of routes.filter((page) => !page.endsWith('.html'))) {
    const { nested, flat } = filesOf(publicDir, route);
    if (flat === nested || !existsSync(flat) || existsSync(nested)) continue;
    mkdirSync(join(publicDir, route), { recursive: true });
    renameSync(flat, nested);
  }
}

/** `app-<hash>.js`, `styles.<hash>.css` and what belongs to them (`.map`, `.LICENSE.txt`). */
const hashedName = new RegExp(`[-.][0-9a-f]{${hashDigits}}\\.(js|css)(\\.|$)`);

/**
 * Removes the scripts and styles of earlier builds: Gatsby never does, and each of them takes one
 * of the few header rules a host allows (host-files.ts). This build writes its own again.
 */
export function removeOldScripts(publicDir: string): void {
  for (const name of readdirSync(publicDir))
    if (hashedName.test(name)) rmSync(join(publicDir, name));
}

function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && !folder.endsWith('.html') && readdirSync(folder).length === 0)
    rmdirSync(folder);
}
