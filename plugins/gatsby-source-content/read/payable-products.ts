import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PayableProducts, payableProducts } from '../../../src/content-model/payable-products';
import { type Read, readYaml, unreadable } from './read-yaml';
import { sourceProblem } from './source-problem';

export const productsFile = 'supabase/functions/_shared/products.json';

/** Reads and validates the products that can be paid online. */
export function readPayableProducts(root: string): Read<PayableProducts> & {
  data: PayableProducts;
} {
  const broken = (message: string, line?: number) => ({
    ...unreadable(productsFile, { line, message }),
    data: {},
  });
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, productsFile));
  } catch {
    return broken('diese Datei fehlt');
  }
  const problem = sourceProblem(bytes);
  if (problem) return broken(problem.message, problem.line);
  const source = bytes.toString('utf8');
  try {
    JSON.parse(source);
  } catch (error) {
    return broken(
      'kein gültiges JSON: zwischen zwei Einträgen steht ein Beistrich, nach dem letzten keiner; Namen und Texte stehen in "…"',
      lineOfError(source, error),
    );
  }
  // JSON is YAML, whose parser knows the lines.
  const read = readYaml(productsFile, source, payableProducts);
  return { ...read, data: read.data ?? {} };
}

/** V8 says "at position 123", or only what it stumbled over. */
function lineOfError(source: string, error: unknown): number | undefined {
  const message = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return source.slice(0, Number(position)).split('\n').length;
  return message.includes('end of JSON') ? source.split('\n').length : undefined;
}
