import { readFileSync } from 'node:fs';
import { requireFromRoot } from '../read/require-from-root';

type FileParser = {
  prototype: { parseFile: (...args: [file: string, unknown]) => Promise<unknown> };
};

/**
 * Whether a file holds what Gatsby looks for: queries, slices, static pictures, and exports with a
 * meaning.
 */
export const isTelling = (source: string): boolean =>
  /\bgraphql\)?\s*`|<(Slice|StaticImage)\b|\bexport\b[^=(]*\b(config|Head|getServerData)\b/.test(
    source,
  );

/**
 * Spares Gatsby the parsing of files that cannot hold a query. By itself it parses every file with
 * "graphql", "config" or "Head" in it, also as a part of "Heading", and those of its plug-ins: a
 * second of each build and of each start of the preview.
 */
export function skipFilesWithoutQueries(): void {
  const parser: { default: FileParser } = requireFromRoot('gatsby/dist/query/file-parser.js');
  const { prototype } = parser.default;
  const { parseFile } = prototype;
  prototype.parseFile = async function (file, addError) {
    return isTelling(textOf(file)) ? parseFile.call(this, file, addError) : null;
  };
}

/** Gatsby says itself what is wrong with a file it cannot read, or that is named with a query. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'graphql``';
  }
}
