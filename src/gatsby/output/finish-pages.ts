import { withHead } from '../publish/head';
import { type BuiltPage, changePages } from './built-page';
import { inlineHashes } from './inline-hashes';
import { pathAsData } from './page-path';
import { preparePageScripts, scriptsAfterPaint } from './scripts-after-paint';
import { type Styles, stylesAsClasses } from './style-attributes';
import { type Uses, rememberUse, usedStyles } from './used-styles';

/**
 * For Internet Explorer and iOS 9, marks of Gatsby's and react-helmet's own, and Gatsby's version,
 * which is nobody's business.
 */
const needless =
  /<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>|, shrink-to-fit=no| data-identity="gatsby-global-css"| data-react-helmet="true"/g;

/** React's server stream leaves a NUL byte behind now and then, in a word with an umlaut. */
function withLeanHead(html: string): string {
  const end = html.indexOf('</head>');
  return (html.slice(0, end).replace(needless, '') + html.slice(end)).replaceAll('\0', '');
}

const firstScript = '<script>window.___webpack';

/** Gatsby leaves space before its scripts. A regular expression would try every space of the page. */
function withoutSpaceBeforeScripts(html: string): string {
  const at = html.indexOf(firstScript);
  return at === -1 ? html : html.slice(0, at).trimEnd() + html.slice(at);
}

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
  const styles: Styles = { known: new Map(), templates: new Map() };
  const uses: Uses = new Map();
  const scripts = preparePageScripts(publicDir);
  const finish = ({ file, html }: BuiltPage): BuiltPage => {
    const page = scriptsAfterPaint(pathAsData({ file, html: withLeanHead(html) }), scripts);
    const whole = withHead(withoutSpaceBeforeScripts(page.html), headOf(page));
    return stylesAsClasses({ file, html: whole }, styles);
  };
  for (const page of changePages(publicDir, files, finish)) rememberUse(page, uses);
  return inlineHashes(changePages(publicDir, files, usedStyles(publicDir, uses, styles)));
}
