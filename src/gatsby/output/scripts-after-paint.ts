import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from './built-page';

/** Gatsby's tags for the scripts of a page. */
const bundle = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const start = /<script id="start">[\s\S]*?<\/script>/;
const end = '<!-- slice-end id="_gatsby-scripts-1" -->';

/** The one script of ours inside the pages: the same text in all of them, so one hash allows it. */
export const startScript = readFileSync(
  join(process.cwd(), 'src/gatsby/output/start-scripts.js'),
  'utf8',
)
  .replace(/^\/\/.*$/gm, '')
  .replace(/\s*\n\s*/g, '');

/**
 * Lets the scripts of a page begin when it has been painted and the browser is idle, or with the
 * first touch or key: they never compete with what a visitor sees. What can be touched earlier
 * works without them.
 */
export function scriptsAfterPaint({ file, html }: BuiltPage): BuiltPage {
  const waiting = html
    .replace(start, '')
    .replace(bundle, (_tag, address: string) => `<template data-script="${address}"></template>`);
  if (!waiting.includes('<template data-script='))
    throw new Error(`${file} has no scripts where they were: Gatsby's output has changed.`);
  return { file, html: waiting.replace(end, `<script id="start">${startScript}</script>${end}`) };
}
