import { parse } from 'node-html-parser';

/** Without the breaks that only layouts need. */
const plain = (text: string): string =>
  text.replace(/\u00ad/g, '').replace(/[\s\u00a0\u202f]+/g, ' ');

/** What a page says to its visitors, with the date of every `<time>`. */
export function visibleText(html: string): string {
  const root = parse(html);
  for (const hidden of root.querySelectorAll('script, style, template, head')) hidden.remove();
  const times = root.querySelectorAll('time').map((time) => time.getAttribute('datetime') ?? '');
  return plain([root.structuredText, ...times].join('\n'));
}

/** The words of a piece of HTML. */
export const textOf = (html: string): string => plain(parse(html).text).trim();
