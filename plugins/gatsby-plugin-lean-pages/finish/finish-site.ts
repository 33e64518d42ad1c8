import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type BuiltPage, fileOfRoute } from '../built-page';
import { assetList } from '../webpack/hash-of-files';
import { preparePageScripts, scriptsAfterPaint } from './scripts-after-paint';
import { filesIn, linkFile } from './site-folders';
import { slimPageData } from './slim-page-data';
import { type Styles, stylesAsClasses } from './style-attributes';
import { readUse, sheetsFor, withSheet } from './used-styles';

/**
 * Writes the site as hosts serve it. It depends on nothing but what Gatsby has written, which stays
 * as it is.
 * @param publicDir empty folder for the site
 * @param staticDir files that are served as they are, which Gatsby has copied
 */
export function finishSite(
  raw: string,
  publicDir: string,
  staticDir: string,
  routes: readonly string[],
): void {
  const assets = z.array(z.string()).parse(JSON.parse(readFileSync(join(raw, assetList), 'utf8')));
  const pictures = filesIn(join(raw, 'static')).map((file) => `static/${file}`);
  for (const file of [...filesIn(staticDir), ...pictures, ...assets])
    linkFile(raw, publicDir, file);
  slimPageData(raw, publicDir, routes);
  const pages = routes.map((route) => ({
    file: fileOfRoute(route),
    html: readFileSync(join(raw, rawFileOf(route)), 'utf8'),
  }));
  for (const { file, html } of finishPages(raw, publicDir, assets, pages)) {
    mkdirSync(dirname(join(publicDir, file)), { recursive: true });
    writeFileSync(join(publicDir, file), html);
  }
}

/** Where Gatsby writes a page. */
const rawFileOf = (route: string): string =>
  route.endsWith('.html') ? route.slice(1) : join(route, 'index.html').slice(1);

/** React's server stream leaves a NUL byte behind now and then, in a word with an umlaut. */
const withoutNul = ({ file, html }: BuiltPage): BuiltPage => ({
  file,
  html: html.replaceAll('\0', ''),
});

/**
 * Makes the pages fit for the policy of deploy/policy.ts: scripts that begin after the paint, classes
 * in place of style attributes, and a style sheet with the rules that a page can use.
 * @param publicDir where scripts that pages share are written
 */
export function finishPages(
  raw: string,
  publicDir: string,
  assets: readonly string[],
  pages: readonly BuiltPage[],
): BuiltPage[] {
  const scripts = preparePageScripts(raw, publicDir);
  const styles: Styles = new Map();
  const finished = pages
    .map(withoutNul)
    .map((page) => scriptsAfterPaint(page, scripts))
    .map((page) => stylesAsClasses(page, styles))
    .map((page) => ({ ...page, use: readUse(page) }));
  const sheetOf = sheetsFor(
    raw,
    assets,
    finished.map(({ use }) => use),
    styles,
  );
  return finished.map(({ file, html, use }) => ({ file, html: withSheet(html, sheetOf(use)) }));
}
