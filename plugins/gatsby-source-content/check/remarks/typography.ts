import type { Content, ContentFile } from '../../read/read-content';
import type { Problem } from '../../read/problems';
import { slipInText } from '../../read/typography';
import { problemsIn } from '../found';
import { textsIn } from '../walk';

/** Quotes that are straight or not paired, and links that browsers warn of. */
export function typographicSlips(content: Content): Problem[] {
  const { pages, posts, legal, dataFiles } = content;
  const files: ContentFile<unknown>[] = [...pages, ...posts, ...legal, ...dataFiles];
  const inYaml = files.flatMap(({ data, ...file }) => {
    const found = textsIn(data).map(({ path, text }) => ({
      path,
      // Formatted text is HTML by now.
      message: slipInText(text.replaceAll('&quot;', '"')),
    }));
    return problemsIn(file, found);
  });
  const inTexts = [...posts, ...legal].flatMap(({ file, text }) =>
    text.slips.map((slip) => ({ file, ...slip })),
  );
  return [...inYaml, ...inTexts];
}
