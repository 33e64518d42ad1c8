import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../publish/cards/card';
import { withHead } from '../publish/head';
import type { Heads } from '../publish/heads';
import { hashOfRunningCode } from '../read/build-time-code';
import { manyTexts } from '../read/many-texts';
import { contentHash } from '../html/content-hash';
import { type FinishedPage, keepFinished, readFinished, stampOf } from './finished-pages';
import { hashesIn, inlineHashes } from './inline-hashes';
import { pathAsData } from './page-path';
import { preparePageScripts, scriptsAfterPaint } from './scripts-after-paint';
import { stylesAsClasses } from './style-attributes';
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

const withoutHeads: Heads = { headOf: () => ({ tags: '' }), sourceOf: () => undefined };

/**
 * A page on its way: without hashes, its sheet is still missing. Its HTML is here when it has changed
 * and there was room for it.
 */
type Page = Omit<FinishedPage, 'stamp' | 'hashes'> & Partial<FinishedPage> & { html?: string };

/** How many letters wait in memory for their sheets; the other pages are written, and read again. */
const room = 50_000_000;

/**
 * Makes the built pages fit for the policy of deploy/policy.ts. Those that the last build has finished,
 * and nobody has written since, are not read again.
 * @param files HTML files below public/
 * @param heads what pages say to machines alone
 * @param keep file that names the finished pages, for the next build
 * @returns the hashes of the styles inside them, and the cards they name
 */
export function finishPages(
  publicDir: string,
  files: readonly string[],
  heads: Heads = withoutHeads,
  keep: string = join(publicDir, '../.cache/finished-pages.json'),
): { hashes: string[]; cards: Card[] } {
  const scripts = preparePageScripts(publicDir);
  const circumstances = contentHash(JSON.stringify([hashOfRunningCode(), scripts]));
  const last = readFinished(keep, circumstances);
  const { styles } = last;
  const placeOf = (file: string): string => join(publicDir, file);
  const uses = new Map<string, Use>();
  let left = files.length > manyTexts ? 0 : room;

  const finish = (file: string, source: string | undefined): Page => {
    const html = readFileSync(placeOf(file), 'utf8');
    const lean = scriptsAfterPaint(pathAsData({ file, html: withLeanHead(html) }), scripts);
    const { tags, card } = heads.headOf(lean);
    const whole = withHead(lean.html, tags);
    const page = stylesAsClasses({ file, html: whole }, styles);
    const finished = { source, use: readUse(page), card };
    if (page.html === html) return finished;
    left -= page.html.length;
    if (left >= 0) return { ...finished, html: page.html };
    writeFileSync(placeOf(file), page.html);
    return finished;
  };
  const isAsBefore = (file: string, page: FinishedPage, source: string | undefined): boolean =>
    source !== undefined && page.source === source && page.stamp === stampOf(placeOf(file));
  /** Alike uses become one object. */
  const sameUse = (use: Use): Use => {
    const key = `${use.template} ${use.classes}`;
    const known = uses.get(key) ?? use;
    uses.set(key, known);
    return known;
  };

  const pages = new Map<string, Page>();
  for (const file of files) {
    const [source, before] = [heads.sourceOf(file), last.pages.get(file)];
    const page = before && isAsBefore(file, before, source) ? before : finish(file, source);
    pages.set(file, { ...page, use: sameUse(page.use) });
  }
  const used = [...pages.values()].map(({ use }) => use);
  const sheets = sheetsFor(publicDir, used, styles);
  const dress = (file: string, { stamp, hashes, html: kept, ...page }: Page): FinishedPage => {
    const sheet = sheets.get(page.use);
    if (sheet === undefined) throw new Error(`${file} belongs to no sheet.`);
    if (stamp && hashes?.includes(sheet.hash)) return { ...page, stamp, hashes };
    const html = kept ?? readFileSync(placeOf(file), 'utf8');
    const dressed = withSheet(html, sheet);
    if (kept !== undefined || dressed !== html) writeFileSync(placeOf(file), dressed);
    return { ...page, stamp: stampOf(placeOf(file)), hashes: hashesIn({ file, html: dressed }) };
  };
  const finished = new Map([...pages].map(([file, page]) => [file, dress(file, page)]));
  keepFinished(keep, circumstances, { styles, pages: finished });
  const results = [...finished.values()];
  return {
    hashes: inlineHashes(results.map(({ hashes }) => hashes)),
    cards: results.flatMap(({ card }) => card ?? []),
  };
}
