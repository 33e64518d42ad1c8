import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import { z } from 'zod';
import type { BuiltPage } from './built-page';
import { contentHash } from './content-hash';

/** Gatsby's tags for the scripts of a page. */
const bundle = /<script src="([^"]+)" async(?:="")?><\/script>/g;
/**
 * What Gatsby writes before its first script, with much space: a list of files by chunk and the name
 * of the build. Both come with {@link writeChunkList}.
 */
const begin = '<!-- slice-start id="_gatsby-scripts-1" -->';
const inline = new RegExp(`(?<=${begin})[\\s\\S]*?(?=<(?:script src=|template data-script=))`);
const runtime = '<template data-script="/webpack-runtime-';
/** What was put before the others; a page kept from the last build may name old files. */
const early = new RegExp(
  `<template data-script="/chunks-[^"]*"></template>(?:(?!${runtime})<template [^>]*></template>)*`,
);
/** A page names its template by the template's rules. */
const templateOf = /<style[^>]* data-href="\/(component---[\w-]+)\./;
const start = /<script src="\/start-[^>]*><\/script>/;

/** The frames of sections but the first, and of what is below them. */
const partsBelow = / data-(?:section="(?!0")\d+"|still="(?:band|end)")(?! data-later)/g;

/**
 * What begins the other scripts. In every document it would weigh 0.6 kB, and its hash would be in
 * every policy; beside the document it comes as early, and only once.
 */
export const startScript = minifySync(
  readFileSync(join(process.cwd(), 'src/gatsby/output/after-paint.js'), 'utf8'),
  { compress: true, mangle: true },
).code;

/**
 * Entry of webpack that does nothing but run React, as soon as its file has arrived. Otherwise it
 * runs together with the app's script, in one task that a phone would feel.
 */
export const reactEntry = 'run-react';

/**
 * The chunks whose rules every document brings along (lib/template-styles.ts). Others load their own,
 * such as that of conversations.
 */
const isBrought = /^(?:app$|component---)/;

const chunkFiles = z.object({ [reactEntry]: z.array(z.string()) }).catchall(z.array(z.string()));
const build = z.object({ webpackCompilationHash: z.string() });
const stats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** Addresses of scripts. */
export type PageScripts = {
  /** {@link startScript}, which no page waits for. */
  start: string;
  /** Gatsby's list of files by chunk, see {@link writeChunkList}. */
  chunkList: string;
  /** What webpack would ask for once it knows the template of a page, by the template's chunk. */
  ofTemplates: Readonly<Record<string, readonly string[]>>;
};

const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Writes the list of chunks, and reads which scripts a template needs. */
export function preparePageScripts(publicDir: string): PageScripts {
  const { assetsByChunkName } = stats.parse(readJson(publicDir, 'webpack.stats.json'));
  const files = Object.entries(assetsByChunkName).map(([chunk, assets]): [string, string[]] => [
    chunk,
    assets.filter((asset) => asset.endsWith('.js')).map((asset) => `/${asset}`),
  ]);
  return {
    start: writeScript(publicDir, 'start', startScript),
    chunkList: writeChunkList(publicDir),
    ofTemplates: Object.fromEntries(files),
  };
}

/**
 * Writes what only other scripts need as a script, which would weigh half a kilobyte inside of every
 * page: the name of the build, and what is left of Gatsby's list of files by chunk, of which nothing
 * but the sheets is read. It also holds the few words of {@link reactEntry}.
 * @returns its address
 */
export function writeChunkList(publicDir: string): string {
  const { [reactEntry]: runReact, ...files } = chunkFiles.parse(
    readJson(publicDir, 'chunk-map.json'),
  );
  const { webpackCompilationHash } = build.parse(readJson(publicDir, 'page-data/app-data.json'));
  const words = runReact.map((file) =>
    readFileSync(join(publicDir, file), 'utf8').replace('"use strict";', ''),
  );
  const sheets = Object.entries(files)
    .filter(([chunk]) => isBrought.test(chunk))
    .flatMap(([, names]) => names.filter((file) => file.endsWith('.css')));
  const text = [
    ...words,
    `window.___webpackCompilationHash="${webpackCompilationHash}";`,
    `window.___chunkMapping="${sheets.join(' ')}"`,
  ].join('');
  return writeScript(publicDir, 'chunks', text);
}

/** @returns its address */
function writeScript(publicDir: string, name: string, text: string): string {
  const file = `${name}-${contentHash(text)}.js`;
  writeFileSync(join(publicDir, file), text);
  return `/${file}`;
}

/**
 * Lets a page be painted with what is in sight; the rest is laid out when it comes near (base.css),
 * part by part once the visitor has begun to scroll. Its scripts begin when the browser is idle, or
 * after the first click or key: they never compete with what a visitor sees. What can be touched
 * earlier works without them. The scripts of its template come with the first ones: webpack would
 * ask for them after the page's data only.
 */
export function scriptsAfterPaint(
  { file, html }: BuiltPage,
  { start: startAddress, chunkList, ofTemplates }: PageScripts,
): BuiltPage {
  const waiting = html
    .replace(partsBelow, '$& data-later')
    .replace(start, '')
    .replace(inline, '')
    .replace(early, '')
    .replace(bundle, (_tag, address: string) => placeOf(address));
  if (!waiting.includes(runtime))
    throw new Error(`${file} has no scripts where they were: Gatsby's output has changed.`);
  const [, template = ''] = templateOf.exec(html) ?? [];
  const first = [chunkList, ...(ofTemplates[template] ?? [])].map(placeOf).join('');
  return {
    file,
    html: waiting
      .replace(runtime, first + runtime)
      .replace('</head>', `<script src="${startAddress}" async></script></head>`),
  };
}

const placeOf = (address: string): string => `<template data-script="${address}"></template>`;
