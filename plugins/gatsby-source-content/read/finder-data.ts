import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { FinderData, Passage } from '../../../src/content-model/dialogues/finder';
import { type InlineHtml, plainText, richText } from '../../../src/content-model/primitives';
import { tellingStems } from '../../../src/dialogue/passages';
import { type Reader, readerOf } from '../../../src/dialogue/words';
import { pageName, placeOf } from '../../../src/lib/page-name';
import { contentFiles } from './content-files';
import { readDialogues, spellings } from './dialogues';
import { splitFrontmatter } from './markdown/frontmatter';
import { type AuthoredPage, page } from './page';
import { isPublished } from './publishing';
import { readYaml } from './read-yaml';
import { routeOfLegal, routeOfPage, routeOfPost } from './routes';

/** More posts than these would make the file heavy; the others are in the list of the blog. */
const newestPosts = 40;
/** A stem on more pages than this share tells nothing about a page. */
const everywhere = 0.3;

const frontmatter = z.looseObject({
  title: plainText,
  description: richText.optional(),
  excerpt: richText.optional(),
});
/** The day of a post, as its file writes it. */
const written = /^date: *['"]?([\d-]+)/m;
/** Fields of a section that say what it is about. */
const telling = /^(heading|label|title|term|lead|intro|question)$/;

type Page = { route: string; data: AuthoredPage };

/**
 * What the section that finds answers is asked about: the questions of all pages, the pages, the
 * newest posts and the legal texts.
 * @param root the repository's folder, with content that has been checked
 * @returns undefined when no page has such a section
 */
export function finderData(root: string): FinderData | undefined {
  const { common } = readDialogues(root);
  const files = contentFiles(root);
  const pages = files.pages.flatMap((name): Page[] => {
    const file = `content/pages/${name}`;
    const { data } = readYaml(file, readFileSync(join(root, file), 'utf8'), page);
    return data?.indexed ? [{ route: routeOfPage(name), data }] : [];
  });
  const section = pages
    .flatMap(({ data }) => data.sections)
    .find((each) => each.kind === 'answers');
  if (common === undefined || section === undefined) return undefined;
  const { intents } = common.data;
  const variants = spellings(common.data.variants);
  const read = readerOf(variants);
  const { questions, synonyms, answers, noneText } = section;
  return {
    passages: [
      ...[...questions, ...pages.flatMap(questionsOf)].map(({ asked, ...entry }) => ({
        ...entry,
        asked: askedAs(asked, read),
      })),
      ...Object.entries(answers).map(([id, answer]) => smallTalk(id, answer)),
      ...rareOnly(pages.map((each) => pagePassage(each, read))),
      ...textPassages(root, files, read),
    ],
    synonyms,
    variants,
    unknown: noneText,
  };

  function smallTalk(id: string, answer: InlineHtml): Passage {
    const intent = intents.find((each) => each.id === id);
    const last = intent?.rank === 'last';
    return { answer, asked: intent && askedAs(intent.examples, read), ...(last && { last }) };
  }
}

/** Other ways to ask, each in its stems. */
const askedAs = (texts: readonly string[], read: Reader): string | undefined =>
  [...new Set(texts.map((text) => tellingStems(read, text).join(' ')))].sort().join('|') ||
  undefined;

/** Where the questions of a page stand. */
const questionsOf = ({ route, data }: Page) =>
  data.sections.flatMap((section) => {
    if (section.kind !== 'faq') return [];
    const to = placeOf(route, section.anchor);
    return section.questions.map(({ question, answer, asked }) => ({
      question,
      answer,
      asked,
      page: { label: pageName(data.seo.title), to },
    }));
  });

function pagePassage({ route, data: { seo, sections } }: Page, read: Reader) {
  const label = pageName(seo.title);
  const others = sections.filter(({ kind }) => kind !== 'faq' && kind !== 'answers');
  return {
    question: label,
    answer: richText.parse(seo.description),
    page: { label, to: route },
    words: tellingStems(read, textsIn(others).join(' ')),
  };
}

/** Leaves out what many pages say. */
function rareOnly(pages: readonly (Omit<Passage, 'words'> & { words: string[] })[]): Passage[] {
  const having = new Map<string, number>();
  for (const { words } of pages)
    for (const word of words) having.set(word, (having.get(word) ?? 0) + 1);
  const most = everywhere * pages.length;
  return pages.map(({ words, ...passage }) => ({
    ...passage,
    words: words.filter((word) => (having.get(word) ?? 0) <= most).join(' '),
  }));
}

/** Posts and legal texts by their titles and headings. */
function textPassages(
  root: string,
  { blog, legal }: ReturnType<typeof contentFiles>,
  read: Reader,
): Passage[] {
  const posts = blog
    .filter((name) => name.endsWith('/index.mdx'))
    .map((name) => ({ file: `content/blog/${name}`, route: routeOfPost(name) }));
  const rules = legal.map((name) => ({
    file: `content/legal/${name}`,
    route: routeOfLegal(name),
  }));
  return [...newestOf(root, posts), ...rules].flatMap(({ file, route }) => {
    const source = readFileSync(join(root, file), 'utf8');
    const { data } = readYaml(file, splitFrontmatter(source), frontmatter);
    const answer = data?.description ?? data?.excerpt;
    if (data === undefined || answer === undefined) return [];
    const headings = [...source.matchAll(/^#{2,3} (.+)$/gm)].map(([, text = '']) => text);
    return {
      question: data.title,
      answer,
      page: { label: data.title, to: route },
      words: tellingStems(read, headings.join(' ')).join(' '),
    };
  });
}

/** The newest posts that visitors see. Only their frontmatter is parsed, not that of thousands. */
function newestOf<T extends { file: string }>(root: string, posts: readonly T[]): T[] {
  const now = new Date();
  const textOf = ({ file }: T): string => readFileSync(join(root, file), 'utf8');
  const dated = posts.map((post) => ({ post, date: written.exec(textOf(post))?.[1] ?? '' }));
  const newest: T[] = [];
  for (const { post } of dated.sort((a, b) => (a.date < b.date ? 1 : -1))) {
    if (newest.length === newestPosts) break;
    if (isPublished(textOf(post), now)) newest.push(post);
  }
  return newest;
}

/** The telling texts of some sections. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return telling.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, name));
}
