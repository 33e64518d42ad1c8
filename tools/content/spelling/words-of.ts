import { isReference } from '../../../src/content-model/sources';
import {
  type Content,
  type ContentFile,
  fieldPath,
  isProse,
  type Problem,
  walk,
  wordsIn,
} from '../../../plugins/gatsby-source-content';

/** Words that stand in one place. */
type Words = { words: readonly string[]; place: () => Omit<Problem, 'message'> };

/** Every word that readers read, as far as it is written in content/; texts come first. */
export function wordsOf(content: Content): Words[] {
  const texts = [...content.posts, ...content.legal].flatMap(({ file, text }) =>
    text.words.map(({ words, line }): Words => ({
      words: words.split(' '),
      place: () => ({ file, line, field: '' }),
    })),
  );
  const files: ContentFile<unknown>[] = [
    ...content.pages,
    ...content.dataFiles,
    ...content.posts,
    ...content.legal,
  ];
  const fields = files.flatMap(({ file, data, lineOf }) =>
    walk(data)
      .filter(({ path, value }) => !isReference(value) && !path.some(isTyped))
      .flatMap(({ path, value }): Words[] => {
        if (typeof value !== 'string' || !isProse(value)) return [];
        const place = () => ({ file, line: lineOf(path), field: fieldPath(path) });
        return [{ words: wordsIn(value), place }];
      }),
  );
  return [...texts, ...fields];
}

/** How visitors ask: in small letters, with slips. */
const isTyped = (key: PropertyKey): boolean => key === 'asked' || key === 'synonyms';
