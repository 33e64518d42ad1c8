import type { Content, ContentFile } from '../../read/read-content';
import { type Problem, fieldPath } from '../../read/problems';
import { slipInText } from '../../read/typography';
import { walk } from '../walk';

/** Quotes that are straight or not paired, and links that browsers warn of. */
export function typographicSlips(content: Content): Problem[] {
  const { pages, posts, legal, dataFiles } = content;
  const files: ContentFile<unknown>[] = [...pages, ...posts, ...legal, ...dataFiles];
  const inYaml = files.flatMap(({ file, data, lineOf }) =>
    walk(data).flatMap(({ path, value }): Problem[] => {
      if (typeof value !== 'string') return [];
      // Formatted text is HTML by now.
      const message = slipInText(value.replaceAll('&quot;', '"'));
      if (message === undefined) return [];
      return [{ file, line: lineOf(path), field: fieldPath(path), message }];
    }),
  );
  const inTexts = [...posts, ...legal].flatMap(({ file, text }) =>
    text.slips.map((slip) => ({ file, ...slip })),
  );
  return [...inYaml, ...inTexts];
}
