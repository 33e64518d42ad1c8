import type { LineOf } from '../read/read-yaml';
import { type Problem, fieldPath } from '../read/problems';

export type Path = readonly PropertyKey[];

/** What is wrong in a file, by its place in there. */
export type Found = { path: Path; message: string };

/** The same with file, line and field. */
export const problemsIn = (
  { file, lineOf }: { file: string; lineOf: LineOf },
  found: readonly Found[],
): Problem[] =>
  found.map(({ path, message }) => ({ file, line: lineOf(path), field: fieldPath(path), message }));
