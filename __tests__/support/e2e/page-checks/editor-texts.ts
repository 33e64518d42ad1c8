import { richText } from '../../../../src/content-model/primitives';
import { pageSource } from '../../content';
import type { PageCheck } from './page-check';

/**
 * Values that are no words: ids and enumerations, clock times, files, and links other than their
 * target.
 */
const noWords = /^([a-z0-9-]+|\d\d?:\d\d|[a-z0-9/-]+\.[a-z0-9]+)$/;

/**
 * Words of a state the page is not in when it is opened by its plain address, or of none at all.
 */
const otherStates =
  'orderNumberLabel states noneText synonyms asked said page request afterwards fields'.split(' ');

/** The dial says these until it has been loaded, and then what time it is. */
const wordsOfExample = ['caption'];

/** What is there before a date has passed, and what replaces it. The unit tests know both. */
const datedWords = ['heading', 'text', 'bookLabel', 'over'];

/** Everything the editor of the page wrote is on it, as text, text alternative or link. */
export const editorTexts: PageCheck = async (page, { address }) => {
  const wanted = sectionTexts(pageSource(address)).filter((text) => !noWords.test(text));
  const found = await page.locator('main').evaluate((main) => {
    const attributes = [...main.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    return [main.textContent, ...attributes].join('\n');
  });
  const text = plain(found);
  return wanted.filter((part) => !text.includes(plain(part)));
};

/** All texts below `sections`, Markdown rendered. */
function sectionTexts(source: unknown): string[] {
  if (typeof source !== 'object' || source === null || !('sections' in source)) return [];
  return leaves(source.sections);
}

function leaves(value: unknown): string[] {
  // Prices and data stand where the answers name them in braces.
  if (typeof value === 'string')
    return richText
      .parse(value)
      .replace(/<[^>]*>/g, '')
      .split(/\{[^{}]*\}/);
  if (typeof value !== 'object' || value === null) return [];
  const dated = 'bookLabel' in value ? datedWords : [];
  const replaced = 'dutyLabel' in value ? wordsOfExample : [];
  return Object.entries(value).flatMap(([key, part]) =>
    [...otherStates, ...dated, ...replaced].includes(key) ? [] : leaves(part),
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Without soft hyphens and the differences between spaces, with entities resolved. */
function plain(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ');
}
