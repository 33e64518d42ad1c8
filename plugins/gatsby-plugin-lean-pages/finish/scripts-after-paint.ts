import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import { z } from 'zod';
import { type BuiltPage, contentHash } from '../built-page';

/** Where the scripts of the page belong (gatsby-ssr.tsx). */
const place = '<template id="scripts"></template>';
/** A page names its template by the template's rules. */
const templateOf = /<style[^>]* data-href="\/(component---[\w-]+)\./;

/** The frames of sections but the first, and of what is below them. */
const partsBelow = / data-(?:section="(?!0")\d+"|still="(?:band|end)")/g;

/**
 * What begins the other scripts. In every document it would weigh 0.6 kB, and its hash would be in
 * every policy; beside the document it comes as early, and only once.
 */
export const startScript = minifySync(
  readFileSync(
    join(process.cwd(), 'plugins/gatsby-plugin-lean-pages/runtime/after-paint.js'),
    'utf8',
  ),
  { compress: true, mangle: true },
).code;

/**
 * Entry of webpack that does nothing but run React, as soon as its file has arrived. Otherwise it
 * runs together with the app's script, in one task that a phone would feel.
 */
export const reactEntry = 'run-react';

/**
 * The chunks whose rules every document brings along (runtime/template-styles.ts). Others load their own,
 * such as that of conversations.
 */
const isBrought = /^(?:app$|component---)/;

const chunkFiles = z.object({ [reactEntry]: z.array(z.string()) }).catchall(z.array(z.string()));
const build = z.object({ webpackCompilationHash: z.string() });
const assets = z.array(z.string());
const stats = z.object({ assetsByChunkName: z.object({ app: assets }).catchall(assets) });

const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

/**
 * Writes the list of chunks and what begins the scripts, and reads which scripts a template needs.
 * @returns their addresses
 */
export function preparePageScripts(raw: string, publicDir: string) {
  const { app, ...others } = stats.parse(readJson(raw, 'webpack.stats.json')).assetsByChunkName;
  const scriptsIn = (names: readonly string[]) =>
    names.filter((name) => name.endsWith('.js')).map((name) => `/${name}`);
  return {
    start: writeScript(publicDir, 'start', startScript),
    chunkList: writeScript(publicDir, 'chunks', chunkList(raw)),
    /** What every page needs. */
    ofApp: scriptsIn(app),
    /** What webpack would ask for once it knows the template of a page, by the template's chunk. */
    ofTemplates: Object.fromEntries(
      Object.entries(others).map(([chunk, names]) => [chunk, scriptsIn(names)]),
    ),
  };
}
export type PageScripts = ReturnType<typeof preparePageScripts>;

/**
 * What only other scripts need, as a script, which would weigh half a kilobyte inside of every page:
 * the name of the build, and what is left of Gatsby's list of files by chunk, of which nothing but
 * the sheets is read. It also holds the few words of {@link reactEntry}.
 */
export function chunkList(raw: string): string {
  const { [reactEntry]: runReact, ...files } = chunkFiles.parse(readJson(raw, 'chunk-map.json'));
  const { webpackCompilationHash } = build.parse(readJson(raw, 'page-data/app-data.json'));
  const words = runReact.map((file) =>
    readFileSync(join(raw, file), 'utf8').replace('"use strict";', ''),
  );
  const sheets = Object.entries(files)
    .filter(([chunk]) => isBrought.test(chunk))
    .flatMap(([, names]) => names.filter((file) => file.endsWith('.css')));
  return [
    ...words,
    `window.___webpackCompilationHash="${webpackCompilationHash}";`,
    `window.___chunkMapping="${sheets.join(' ')}"`,
  ].join('');
}

/** @returns its address */
function writeScript(publicDir: string, name: string, text: string): string {
  const file = `${name}-${contentHash(text)}.js`;
  writeFileSync(join(publicDir, file), text);
  return `/${file}`;
}

/**
 * Lets a page be painted with what is in sight; the rest is laid out right after that, part by part,
 * before anybody scrolls (base.css). Its scripts begin when the browser is idle, or
 * after the first click or key: they never compete with what a visitor sees. What can be touched
 * earlier works without them. The scripts of its template come with the first ones: webpack would
 * ask for them after the page's data only.
 */
export function scriptsAfterPaint(
  { file, html }: BuiltPage,
  { start: startAddress, chunkList, ofApp, ofTemplates }: PageScripts,
): BuiltPage {
  if (!html.includes(place)) throw new Error(`${file} has no place for its scripts.`);
  const [, template = ''] = templateOf.exec(html) ?? [];
  const waiting = [chunkList, ...(ofTemplates[template] ?? []), ...ofApp]
    .map((address) => `<template data-script="${address}"></template>`)
    .join('');
  const whole = html
    .replace(partsBelow, '$& data-later')
    .replace(place, waiting)
    .replace('</head>', `<script src="${startAddress}" async></script></head>`);
  return { file, html: whole };
}
