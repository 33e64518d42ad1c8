import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Choices } from './fields';
import { collectionFiles, guidedIds } from '../gatsby-source-content';

const entries = z.union([
  z.array(z.object({ id: z.string(), name: z.string().optional() })),
  z.record(z.string(), z.unknown()).transform((byKey) => Object.keys(byKey).map((id) => ({ id }))),
]);

/** What fields that name something else may name. */
export function readChoices(root: string): Choices {
  // JSON is YAML as well.
  const read = (file: string): unknown => parse(readFileSync(join(root, file), 'utf8'));
  const idsIn = (file: string) =>
    entries
      .parse(read(file))
      .map(({ id, ...more }) => ({ value: id, label: ('name' in more && more.name) || id }));
  return {
    ...Object.fromEntries(
      Object.entries(collectionFiles).map(([name, file]) => [name, idsIn(file)]),
    ),
    guided: guidedIds(root).map((id) => ({ value: id, label: id })),
  };
}
