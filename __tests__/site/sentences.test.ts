import { parse } from 'node-html-parser';
import { textsIn, walk } from '../../plugins/gatsby-source-content/check/walk';
import { readContent } from '../../plugins/gatsby-source-content/read/content';
import { formatDate } from '../../src/content-model/calendar';
import { isRecord } from '../../src/lib/is-record';
import { builtPages, readPage } from '../support/e2e/routes';
import { textOf, visibleText } from '../support/visible-text';

/** What is said once something has happened, or in the head; and files of which a page shows a part. */
const later =
  /\b(seo|booking|afterwards|states|stories|bookLabel|firstDate|message|failed|calendar|reason)\b/;
const chosen = /(third-parties|industries|demo-videos|assistants)\.yaml$/;

const built = builtPages().map((page) => {
  const { address } = page;
  const html = readPage(page);
  const named = [...html.matchAll(/ (?:alt|aria-label|title|placeholder)="([^"]*)"/g)];
  const words = named.map(([, text = '']) => textOf(text));
  return { address, root: parse(html), text: [visibleText(html), ...words].join(' ') };
});
const at = (route: string) => built.find(({ address }) => address === route);
const isShown = (text = '', sentence: string) =>
  sentence.split(/\{[^{}]+\}/).every((part) => text.includes(textOf(part)));

/** Sentences of a piece of content that do not stand in a text. */
const missing = (text: string | undefined, data: unknown) =>
  textsIn(data).filter(
    ({ path, text: one }) =>
      /\S\s\S/.test(one) && !later.test(path.join('.')) && !isShown(text, one),
  );

test('every sentence stands on its page, one in another language with its name', async () => {
  const { pages, posts, dataFiles } = await readContent('.');
  for (const { route, data } of pages) {
    const sections = data.sections.filter(({ kind }) => kind !== 'demo-videos');
    expect([route, missing(at(route)?.text, sections)]).toEqual([route, []]);
    for (const { value } of walk(sections))
      if (isRecord(value) && typeof value.language === 'string') {
        const spoken = at(route)?.root.querySelectorAll(`[lang="${value.language}"]`) ?? [];
        expect(spoken.map(({ innerHTML }) => textOf(innerHTML))).toContain(
          textOf(String(value.text)),
        );
      }
  }
  for (const { route, data } of posts) {
    const { title, date, updated = date, category, coverAlt } = data;
    const said = [title, formatDate(date), formatDate(updated), category, coverAlt];
    expect(said.filter((one) => !isShown(at(route)?.text, one))).toEqual([]);
  }
  const all = built.map(({ text }) => text).join(' ');
  for (const { file, data } of dataFiles)
    expect([file, chosen.test(file) ? [] : missing(all, data)]).toEqual([file, []]);
});
