import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minifySync } from '@swc/core';
import { z } from 'zod';
import { contentHash, routeOfFile } from './built-page';
import { criticalStyles, inlineConstants } from './critical-styles';
import { filesIn } from './files';
import { kindsOf, slimPageData } from './page-data';

const webpackStats = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});

/** What only the build needs. */
const ofTheBuild =
  /^(_gatsby\/|~partytown\/|webpack\.stats\.json$|chunk-map\.json$|page-data\/(app-data\.json$|sq\/))/;

/**
 * Writes the site as hosts serve it, from what Gatsby has written, which stays as it is: flat names,
 * scripts that begin after the paint, the rules that a page uses, the data that scripts read.
 * @param publicDir empty folder for the site
 */
export function finishSite(raw: string, publicDir: string): void {
  const read = (file: string) => readFileSync(join(raw, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(publicDir, file)), { recursive: true });
    writeFileSync(join(publicDir, file), text);
  };
  const files = filesIn(raw);
  const json = (file: string) => JSON.parse(read(file));
  const { webpackCompilationHash: build } = json('page-data/app-data.json');
  const queryResult = (hash: string): unknown => json(`page-data/sq/d/${hash}.json`);
  const start = startScript(build);
  const startFile = `start-${contentHash(start)}.js`;
  write(startFile, start);
  const { namedChunkGroups } = webpackStats.parse(json('webpack.stats.json'));
  const dataOf = (file: string): unknown =>
    json(`page-data/${routeOfFile(file).slice(1) || 'index'}/page-data.json`);
  const scriptsOf = (groups: readonly string[]): string[] =>
    groups
      .flatMap((group) => namedChunkGroups[group]?.assets ?? [])
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
  const stylesFor = criticalStyles(sheet.exec(read('index.html'))?.[2] ?? '');
  for (const file of files) {
    if (ofTheBuild.test(file)) continue;
    if (file.endsWith('/page-data.json'))
      write(file, JSON.stringify(slimPageData(json(file), build, queryResult)));
    else if (file.endsWith('.html')) {
      const html = read(file);
      const data = dataOf(flat(file));
      const drawing = scriptsOf(['app', ...kindsOf(data)]).map(read);
      const page = finishPage(file, html, startFile, (bare) => stylesFor(bare, drawing));
      write(flat(file), inlineConstants(page, drawing));
    } else {
      mkdirSync(dirname(join(publicDir, file)), { recursive: true });
      linkSync(join(raw, file), join(publicDir, file));
    }
  }
}

/** blog/index.html becomes blog.html, which hosts serve without a slash. */
const flat = (file: string): string => file.replace(/(?<=.)\/index\.html$/, '.html');

/** The sheet of the whole site, which Gatsby writes into every page. */
const sheet = /<style data-href="(\/styles\.[^"]*)"[^>]*>([\s\S]*?)<\/style>/;
const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** Parts of a page that may begin below its first view, from the second section on; see runtime/start.js. */
const partsBelow = / data-static="(?:[1-9]\d*|band|end)"/g;
/** Styles of `GatsbyImage`, which no page uses. */
const imageStyles =
  /<noscript><style>[^<]*<\/style><\/noscript>|<style>\.gatsby-image[^<]*<\/style>/g;

/** Marks of Gatsby and of the library of heads, which nothing reads. */
const marks = /<!-- slice-[^>]*-->| data-react-helmet="true"/g;
/** SVG does without their end tags. */
const emptyShapes = /(<(?:path|circle|use)\b[^<>]*)><\/\w+>/g;

/**
 * Takes all scripts out of a page, and puts the addresses of Gatsby's files where the start script
 * finds them; only the rules that the page uses stay in it.
 */
function finishPage(
  file: string,
  html: string,
  start: string,
  stylesFor: (html: string) => string,
): string {
  const [, sheetAddress] = sheet.exec(html) ?? [];
  if (sheetAddress === undefined) throw new Error(`${file} has no style sheet.`);
  const files = [...html.matchAll(/<script src="([^"]+)"(?![^>]*nomodule)/gi)]
    .map(([, address]) => `<template data-script="${address}"></template>`)
    .join('');
  const bare = html
    .replace(sheet, '<style></style>')
    .replace(script, '')
    .replace(imageStyles, '')
    .replace(marks, '')
    .replace(emptyShapes, '$1/>')
    .replace(partsBelow, '$& data-later');
  return bare
    .replace('<style></style>', () => `<style>${stylesFor(bare)}</style>`)
    .replace('</head>', `<script src="/${start}" async></script></head>`)
    .replace('</body>', `<template data-sheet="${sheetAddress}"></template>${files}</body>`);
}

/** What Gatsby writes into every page, its build's name, and what begins the other scripts. */
function startScript(webpackCompilationHash: string): string {
  const source = join(process.cwd(), 'plugins/gatsby-plugin-lean-pages/runtime/start.js');
  const { code } = minifySync(readFileSync(source, 'utf8'), { compress: true, mangle: true });
  return `window.___chunkMapping={};window.___webpackCompilationHash="${webpackCompilationHash}";${code}`;
}
