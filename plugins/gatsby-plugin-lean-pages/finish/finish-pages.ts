import type { BuiltPage } from '../built-page';
import { preparePageScripts, scriptsAfterPaint } from './scripts-after-paint';
import { type Styles, stylesAsClasses } from './style-attributes';
import { readUse, sheetsFor, withSheet } from './used-styles';

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
