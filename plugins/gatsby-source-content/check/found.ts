import type { ContentFile } from '../read/read-content';
import { type Problem, fieldPath } from '../read/problems';

export type Path = readonly PropertyKey[];

/** What is wrong in a file, by its place in there; nothing is wrong without a message. */
export type Found = { path: Path; message: string | undefined };

/** A file that what is wrong can be placed in. */
export type Placed = Pick<ContentFile<unknown>, 'file' | 'lineOf'>;

/** The same with file, line and field. */
export const problemsIn = ({ file, lineOf }: Placed, found: readonly Found[]): Problem[] =>
  found.flatMap(({ path, message }) =>
    message === undefined ? [] : [{ file, line: lineOf(path), field: fieldPath(path), message }],
  );

/** What is wrong with a file as a whole, or with a line of it, if something is. */
export const problemOf = (file: string, message: string | undefined, line?: number): Problem[] =>
  message === undefined ? [] : [{ file, line, field: '', message }];

/** Each problem once: what is wrong in a file that others share is found for each of them. */
export const once = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

/** The one thing that is wrong in a file, if it is. */
export const problemAt = (file: Placed, path: Path, message: string | undefined): Problem[] =>
  problemsIn(file, [{ path, message }]);
