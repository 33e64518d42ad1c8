import type { z } from 'zod';
import { type DataName, type DataOf, dataSchemas } from '../../../src/content-model/data';
import { readYamlFile } from './read-file';

const schemas: { [N in DataName]: z.ZodType<DataOf<N>> } = dataSchemas;

/**
 * A file of content/data, once the content has been checked.
 * @returns undefined when it is broken
 */
export function readData<N extends DataName>(root: string, name: N): DataOf<N> | undefined {
  return readYamlFile<z.ZodType<DataOf<N>>>(root, `content/data/${name}.yaml`, schemas[name]).data;
}
