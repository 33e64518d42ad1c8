import { createHash } from 'node:crypto';
import { type BuiltPage, decoded, openingTag } from '../built-page';

const styleAttribute = / style="([^"]*)"/;
export const classAttribute = / class="([^"]*)"/;
/** The style sheet of a page's template, which all pages of the template share. */
export const sheet = /(<style data-href="\/component---[^>]*>)([\s\S]*?)(<\/style>)/;

/** Declarations of the classes that took the place of style attributes, by class. */
export type Styles = Map<string, string>;

/**
 * Replaces style attributes by classes and remembers these for the template's style sheet: the
 * policy refuses attributes, and one sheet for each template needs one hash, however many pages
 * there are. React keeps a class it did not set, as long as it does not change the element's own.
 * @param styles what the pages before have used; this page's are added
 */
export function stylesAsClasses({ file, html }: BuiltPage, styles: Styles): BuiltPage {
  if (!sheet.test(html)) throw new Error(`${file} has no style sheet of its template.`);
  if (!html.includes(' style="')) return { file, html };
  const body = html.replace(openingTag, (tag) => {
    const [written = '', style] = styleAttribute.exec(tag) ?? [];
    if (style === undefined) return tag;
    return addClass(tag.replace(written, ''), remember(styles, decoded(style)));
  });
  return { file, html: body };
}

/** The rules for some classes; beside each other, those alike weigh less. */
export function addedRules(styles: Styles, classes: ReadonlySet<string>): string {
  return [...styles]
    .filter(([name]) => classes.has(name))
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([name, text]) => ruleOf(name, text))
    .join('');
}

/**
 * Stronger than every class, as a style attribute is; weaker than what a script sets on the
 * element.
 */
const ruleOf = (name: string, text: string): string => `.${name}:not(#s){${text}}`;

/** The class of some declarations; the same in every build, and short: every page carries it. */
function remember(styles: Styles, text: string): string {
  if (/[{}<]/.test(text)) throw new Error(`A style attribute cannot become a class: ${text}`);
  const number = createHash('sha256').update(text).digest().readUInt32BE() % 36 ** 4;
  const name = `S${number.toString(36).padStart(4, '0')}`;
  if ((styles.get(name) ?? text) !== text)
    throw new Error(`Two style attributes have one class: ${text}`);
  styles.set(name, text);
  return name;
}

function addClass(tag: string, name: string): string {
  if (classAttribute.test(tag))
    return tag.replace(classAttribute, (_whole, own: string) => ` class="${own} ${name}"`);
  return tag.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`);
}
