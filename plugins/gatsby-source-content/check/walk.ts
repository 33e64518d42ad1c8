import { isRecord } from '../../../src/lib/is-record';
import type { ContentFile } from '../read/content';
import { type Problem, fieldPath } from '../read/problems';

export type Path = readonly PropertyKey[];

/** Every value inside a piece of content, itself included, from the outside in. */
export function walk(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => walk(item, [...path, index]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, item]) => walk(item, [...path, key]))
      : [];
  return [{ path, value }, ...inner];
}

/** Every text inside a piece of content. */
export const textsIn = (value: unknown): { path: Path; text: string }[] =>
  walk(value).flatMap((found) =>
    typeof found.value === 'string' ? [{ path: found.path, text: found.value }] : [],
  );

/** What is wrong at a place in a file; nothing without a message. */
export const problemAt = (
  { file, lineOf }: Pick<ContentFile<unknown>, 'file' | 'lineOf'>,
  path: Path,
  message: string | undefined,
): Problem[] =>
  message === undefined ? [] : [{ file, line: lineOf(path), field: fieldPath(path), message }];
