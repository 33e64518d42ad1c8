import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../read/read-content';
import { type Found, problemAt, problemOf, problemsIn } from './found';
import type { Problem } from '../read/problems';
import { textsIn } from './walk';

/** Words with which `post:new` and `page:new` hold a place; no visitor is to read them. */
export const scaffold = {
  excerpt: 'Worum es in diesem Beitrag geht, in ein bis zwei Sätzen für die Übersicht.',
  /** Lines of a new post's text. */
  text: [
    'Der erste Absatz sagt, worum es geht und für wen.',
    '## Eine Zwischenüberschrift',
    '- Listen beginnen mit einem Strich.',
    '- **Fett** schreiben Sie so, einen Link [so](/trial).',
  ],
  title: 'bitte Titel schreiben',
  description: 'Bitte beschreiben: was die Seite',
  /** First line of a page that was made from another one. */
  model: '# Vorlage: ',
} as const;

const left = (command: string, advice: string): string =>
  `hier steht noch der Platzhalter aus npm run ${command}; ${advice}`;
const titleLeft = left('page:new', 'schreiben Sie den Titel der Seite, am besten bis 60 Zeichen');
const descriptionLeft = left(
  'page:new',
  'schreiben Sie in ein bis zwei Sätzen, was die Seite bietet und für wen',
);
const excerptLeft = left(
  'post:new',
  'schreiben Sie, worum es in dem Beitrag geht, oder lassen Sie ihn mit draft: true Entwurf sein',
);

/** Placeholders of a scaffold that were never filled in and would show on the page. */
export function leftScaffolds(root: string, { pages, posts }: Content): Problem[] {
  const inPages = pages.flatMap(({ data: { seo }, ...page }) => [
    ...(seo.title.includes(scaffold.title) ? problemAt(page, ['seo', 'title'], titleLeft) : []),
    ...(seo.description.startsWith(scaffold.description)
      ? problemAt(page, ['seo', 'description'], descriptionLeft)
      : []),
  ]);
  const shown = posts.filter(({ data }) => data.draft !== true);
  return [
    ...inPages,
    ...shown.flatMap(({ data, ...post }) => [
      ...(data.excerpt === scaffold.excerpt ? problemAt(post, ['excerpt'], excerptLeft) : []),
      ...inText(post.file, readFileSync(join(root, post.file), 'utf8')),
    ]),
  ];
}

/** Sections that still speak as those of the page's model do, for as long as the page names it. */
export function leftOfModel(root: string, { pages }: Content): Problem[] {
  return pages.flatMap((page) => {
    const [first = ''] = readFileSync(join(root, page.file), 'utf8').split(/\r?\n/);
    const model = pages.find(({ route }) => first === scaffold.model + route);
    if (model === undefined) return [];
    const known = new Set(sentencesIn(model.data.sections));
    const found = page.data.sections.flatMap((section, index): Found[] => {
      const [one, ...others] = sentencesIn(section).filter((text) => known.has(text));
      if (one === undefined) return [];
      const more = others.length === 0 ? '' : ` und noch ${others.length}`;
      const message = `Text der Vorlage ${model.route}: „${one}“${more}; passt alles, löschen Sie die erste Zeile der Datei`;
      return [{ path: ['sections', index], message }];
    });
    return problemsIn(page, found);
  });
}

/** Texts that are long enough to say something of a business; buttons and addresses are not. */
const sentencesIn = (value: unknown): string[] =>
  textsIn(value).flatMap(({ text }) => (text.length > 20 && text.includes(' ') ? text : []));

/** What is left of the example text, told once. */
function inText(file: string, source: string): Problem[] {
  const lines = source.split(/\r?\n/).map((line) => line.trim());
  const index = lines.findIndex((line) => scaffold.text.some((known) => known === line));
  if (index < 0) return [];
  const message = `in dieser Zeile steht noch der Platzhalter aus npm run post:new: „${lines[index]}“; ersetzen oder löschen Sie ihn`;
  return problemOf(file, message, index + 1);
}
