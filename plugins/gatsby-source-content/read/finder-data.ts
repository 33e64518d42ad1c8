import type { FinderData, Passage } from '../../../src/content-model/dialogues/finder';
import { tellingStems } from '../../../src/dialogue/finder';
import { type Reader, readerOf, stem } from '../../../src/dialogue/words';
import { pageName, placeOf } from '../../../src/lib/page-name';
import { contentFiles } from './content-files';
import { readDialogues, spellings } from './dialogues';
import { type Facts, factsOf, withFacts } from './facts';
import { type AuthoredPage, page } from './page';
import { readPayableProducts } from './payable-products';
import { readData, readYamlFile } from './read-file';
import { routeOfPage } from './routes';

type Page = { route: string; data: AuthoredPage };

/**
 * What the section that finds answers is asked about: its own questions and those of all pages.
 * @returns undefined when no page has such a section
 */
export function finderData(root: string): FinderData | undefined {
  const { common } = readDialogues(root);
  const pages = contentFiles(root).pages.flatMap((name): Page[] => {
    const { data } = readYamlFile(root, `content/pages/${name}`, page);
    return data?.indexed ? [{ route: routeOfPage(name), data }] : [];
  });
  const section = pages
    .flatMap(({ data }) => data.sections)
    .find((each) => each.kind === 'answers');
  const facts = readFacts(root);
  if (common === undefined || section === undefined || facts === undefined) return undefined;
  const variants = spellings(common.data.variants);
  const read = readerOf(variants);
  const own = section.questions.map(({ id: _id, answer, ...entry }) => ({
    ...entry,
    answer: withFacts(answer, facts),
  }));
  return {
    passages: [...own, ...pages.flatMap(questionsOf), ...section.said].map((entry) => ({
      ...entry,
      asked: stemsOf(entry, read),
    })),
    synonyms: synonymsOf(section.synonyms, read),
    variants,
    unknown: section.noneText,
  };
}

const readFacts = (root: string): Facts | undefined =>
  factsOf({
    site: readData(root, 'site'),
    packages: readData(root, 'packages'),
    trainings: readData(root, 'trainings'),
    products: readPayableProducts(root).data,
    'booking-plans': readData(root, 'booking-plans'),
    'voice-prices': readData(root, 'voice-prices'),
  });

/** Every way to ask something, in its stems. */
function stemsOf(
  { question, asked }: { question?: string; asked: string[] },
  read: Reader,
): string {
  const ways = [...(question === undefined ? [] : [question]), ...asked];
  return [...new Set(ways.map((text) => tellingStems(read, text).join(' ')))].join('|');
}

function synonymsOf(groups: readonly string[][], read: Reader): FinderData['synonyms'] {
  const stems = groups.map((words) =>
    words.flatMap((word) => (read(word).match(/[a-z]+/g) ?? []).map(stem)),
  );
  return Object.fromEntries(stems.map(([first = '', ...others]) => [first, others.join(' ')]));
}

/** The questions of a page, with where they stand. */
const questionsOf = ({ route, data }: Page): (Omit<Passage, 'asked'> & { asked: string[] })[] =>
  data.sections.flatMap((section) =>
    section.kind !== 'faq'
      ? []
      : section.questions.map((entry) => ({
          ...entry,
          page: { label: pageName(data.seo.title), to: placeOf(route, section.anchor) },
        })),
  );
