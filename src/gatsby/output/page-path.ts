import { codePages } from '../read/routes';
import type { BuiltPage } from '../html/built-page';

/**
 * Gatsby's inline script, another one in every page, each of which would need its own hash in the
 * policy.
 */
const asScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"<>\\]*)";\/\*\]\]>\*\/<\/script>/;
const asData = /<template id="page-path" data-path="([^"]*)">/;

/**
 * Makes a page name its path as data, which src/lib/page-path.ts gives to Gatsby's runtime. The
 * answer for unknown posts calls itself /404.html, the one not-found page the runtime knows: it
 * would otherwise replace the visitor's address by /blog/404.html. Both share one template that
 * reads the address.
 */
export function pathAsData({ file, html }: BuiltPage): BuiltPage {
  const [, path] = asScript.exec(html) ?? asData.exec(html) ?? [];
  if (path === undefined)
    throw new Error(`${file} no longer names its path: Gatsby's output has changed.`);
  const known = path === codePages.postNotFound ? codePages.notFound : path;
  const data = `<template id="page-path" data-path="${known}"></template>`;
  return { file, html: html.replace(asScript, data) };
}
