import { withHead } from '../publish/head';
import { type BuiltPage, readPages, writePages } from './built-page';
import { inlineHashes } from './inline-hashes';
import { pathAsData } from './page-path';
import { scriptsAfterPaint } from './scripts-after-paint';
import { stylesAsClasses } from './style-attributes';
import { usedStyles } from './used-styles';

/** React's server stream leaves one behind now and then, in the middle of a word with an umlaut. */
const withoutNulBytes = (html: string): string => html.replaceAll('\0', '');

/**
 * Makes the built pages fit for the policy of deploy/policy.ts.
 * @param files HTML files below public/
 * @param headOf what a page says to machines alone
 * @returns the hashes of what is inside them
 */
export function finishPages(
  publicDir: string,
  files: readonly string[],
  headOf: (page: BuiltPage) => string = () => '',
) {
  const clean = readPages(publicDir, files).map(({ file, html }) => {
    const page = scriptsAfterPaint(pathAsData({ file, html: withoutNulBytes(html) }));
    return { file, html: withHead(page.html, headOf(page)) };
  });
  const pages = usedStyles(publicDir, stylesAsClasses(clean));
  const hashes = inlineHashes(pages);
  writePages(publicDir, pages);
  return hashes;
}
