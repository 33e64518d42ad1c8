import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type DataName, type DataOf, dataSchemas } from '../../../src/content-model/data';
import { readYaml } from './read-yaml';

const schemas: { [N in DataName]: z.ZodType<DataOf<N>> } = dataSchemas;

/**
 * A file of content/data, once the content has been checked.
 * @returns undefined when it is broken
 */
export function readData<N extends DataName>(root: string, name: N): DataOf<N> | undefined {
  const file = `content/data/${name}.yaml`;
  const source = readFileSync(join(root, file), 'utf8');
  return readYaml<z.ZodType<DataOf<N>>>(file, source, schemas[name]).data;
}
