import type { BuiltPage } from '../../built-page';
import * as styles from '../style-attributes';

const page = (file: string, body: string, template = 'landing-page') => ({
  file,
  html:
    '<style data-href="/app.css">p{margin:0}</style>' +
    `<style data-href="/component---src-templates-${template}-tsx.css" data-identity="x">b{top:0}</style>${body}`,
});
/** All pages of a build. */
function stylesAsClasses(pages: readonly BuiltPage[]): BuiltPage[] {
  const seen: styles.Styles = new Map();
  const changed = pages.map((each) => styles.stylesAsClasses(each, seen));
  const rulesOf = (template: string): string => {
    const alike = changed.filter(({ html }) => html.includes(template));
    const names = alike.flatMap(({ html }) => html.match(/(?<=[" ])S\w{4}(?=[" ])/g) ?? []);
    return styles.addedRules(seen, new Set(names));
  };
  return changed.map(({ file, html }) => ({
    file,
    html: html.replace(
      styles.sheet,
      (_all, head: string, css: string, end: string) => head + css + rulesOf(head) + end,
    ),
  }));
}

const body = ({ html }: { html: string }) => html.split('</style>').at(-1);
const sheet = ({ html }: { html: string }) => html.split('</style>')[1];
const styled = (body: string) => stylesAsClasses([page('a.html', body)])[0] ?? page('', '');

test('a style attribute becomes a class of the sheet, stronger than other classes', () => {
  const result = styled('<li class="a" style="--y:75.80%" hidden="">1</li>');
  const name = /class="a (S[0-9a-z]{4})"/.exec(result.html)?.[1];
  expect(body(result)).toBe(`<li class="a ${name}" hidden="">1</li>`);
  expect(sheet(result)).toContain(`b{top:0}.${name}:not(#s){--y:75.80%}`);
});

test('an element without class gets one, and entities are written out', () => {
  const result = styled('<div style="font:&quot;A&quot;"><br style="top:1px"/></div>');
  expect(body(result)).toMatch(/^<div class="S\w{4}"><br class="S\w{4}"\/><\/div>$/);
  expect(result.html).toContain('{font:"A"}');
});

test('what only looks like an attribute stays', () => {
  const text = '<code>style="top:0"</code><img alt="a > b style=x"/>';
  expect(body(styled(text))).toBe(text);
});

test('pages of a template share one sheet; others have their own', () => {
  const pages = [
    page('a.html', '<p style="top:1px"></p>'),
    page('b.html', '<p style="top:2px"></p><p style="top:1px"></p>'),
    page('c.html', '<p style="top:3px"></p>', 'blog-post'),
  ];
  const [a, b, c] = stylesAsClasses(pages).map(sheet);
  expect(a).toBe(b);
  expect(a?.match(/top:[12]px/g)).toHaveLength(2);
  expect(c?.match(/top:\dpx/g)).toEqual(['top:3px']);
});

test('a page without the sheet of its template stops the build', () => {
  const html = '<p style="top:1px"></p>';
  expect(() => stylesAsClasses([{ file: 'a.html', html }])).toThrow('a.html has no style sheet');
});
