import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { fileOfRoute } from '../built-page';
import { assetList } from '../webpack/hash-of-files';
import { finishPages } from './finish-pages';
import { filesIn, linkFile } from './site-folders';
import { slimPageData } from './slim-page-data';

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
