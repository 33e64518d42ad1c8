import type { Content, ContentFile } from '../../read/read-content';
import { type Problem, fieldPath } from '../problems';
import { slipIn } from '../typography';
import { walk } from '../walk';

/** Quotes that are not paired, and links that browsers warn of. */
export function typographicSlips(content: Content): Problem[] {
  const files: ContentFile<unknown>[] = [...content.pages, ...content.dataFiles];
  const inYaml = files.flatMap(({ file, data, lineOf }) =>
    walk(data).flatMap(({ path, value }): Problem[] => {
      const message = typeof value === 'string' ? slipIn(value) : undefined;
      if (message === undefined) return [];
      return [{ file, line: lineOf(path), field: fieldPath(path), message }];
    }),
  );
  const inTexts = [...content.posts, ...content.legal].flatMap(({ file, text }) =>
    text.slips.map((slip) => ({ file, ...slip })),
  );
  return [...inYaml, ...inTexts];
}
