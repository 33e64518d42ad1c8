import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../publish/cards/card';
import { withHead } from '../publish/head';
import type { Heads } from '../publish/heads';
import { hashesIn, inlineHashes } from './inline-hashes';
import { pathAsData } from './page-path';
import { preparePageScripts, scriptsAfterPaint } from './scripts-after-paint';
import { type Styles, stylesAsClasses } from './style-attributes';
import { type Use, sheetsFor, readUse, withSheet } from './used-styles';

/**
 * For Internet Explorer and iOS 9, marks of Gatsby's and react-helmet's own, Gatsby's version, which
 * is nobody's business, and what HTML means anyway.
 */
const needless =
  /<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>|, shrink-to-fit=no| data-identity="gatsby-global-css"| data-react-helmet="true"|(?<=crossorigin)="anonymous"|(?<=")\/(?=>)/g;

/** React's server stream leaves a NUL byte behind now and then, in a word with an umlaut. */
function withLeanHead(html: string): string {
  const end = html.indexOf('</head>');
  return (html.slice(0, end).replace(needless, '') + html.slice(end)).replaceAll('\0', '');
}

const withoutHeads: Heads = { headOf: () => ({ tags: '' }) };

/**
 * Makes the built pages fit for the policy of deploy/policy.ts. A page that is finished already, because
 * Gatsby has not written it since, stays the same.
 * @param files HTML files below public/
 * @param heads what pages say to machines alone
 * @returns the hashes of the styles inside them, and the cards they name
 */
export function finishPages(
  publicDir: string,
  files: readonly string[],
  { headOf }: Heads = withoutHeads,
): { hashes: string[]; cards: Card[] } {
  const scripts = preparePageScripts(publicDir);
  const styles: Styles = new Map();
  const uses = new Map<string, Use>();
  /** Alike uses become one object. */
  const sameUse = (use: Use): Use => {
    const key = `${use.template} ${use.classes}`;
    const known = uses.get(key) ?? use;
    uses.set(key, known);
    return known;
  };
  const pages = files.map((file) => {
    const before = readFileSync(join(publicDir, file), 'utf8');
    const lean = scriptsAfterPaint(pathAsData({ file, html: withLeanHead(before) }), scripts);
    const { tags, card } = headOf(lean);
    const page = stylesAsClasses({ file, html: withHead(lean.html, tags) }, styles);
    return { ...page, before, card, use: sameUse(readUse(page)) };
  });
  const sheets = sheetsFor(
    publicDir,
    pages.map(({ use }) => use),
    styles,
  );
  const hashes = pages.map(({ file, html, before, use }) => {
    const sheet = sheets.get(use);
    if (sheet === undefined) throw new Error(`${file} belongs to no sheet.`);
    const finished = withSheet(html, sheet);
    if (finished !== before) writeFileSync(join(publicDir, file), finished);
    return hashesIn({ file, html: finished });
  });
  return { hashes: inlineHashes(hashes), cards: pages.flatMap(({ card }) => card ?? []) };
}
