import { isRecord } from '../../../src/lib/is-record';

const keys = ['module', 'rules', 'oneOf', 'use', 'options'];

/** Visits the rules of a webpack configuration, their loaders, and the options of each. */
export function eachLoaderOptions(
  value: unknown,
  visit: (options: Record<string, unknown>) => void,
): void {
  if (Array.isArray(value)) value.forEach((item) => eachLoaderOptions(item, visit));
  else if (isRecord(value)) {
    visit(value);
    for (const key of keys) eachLoaderOptions(value[key], visit);
  }
}
