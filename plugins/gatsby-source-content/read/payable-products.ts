import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PayableProducts, payableProducts } from '../../../src/content-model/payable-products';
import type { Problem } from './problems';
import { type LineOf, readYaml } from './read-yaml';
import { sourceProblem } from './source-problem';

export const productsFile = 'supabase/functions/_shared/products.json';

type Read = { data: PayableProducts; problems: Problem[]; lineOf: LineOf };

/** Reads and validates the products that can be paid online. */
export function readPayableProducts(root: string): Read {
  const broken = (message: string, line?: number): Read => ({
    data: {},
    problems: [{ file: productsFile, line, field: '', message }],
    lineOf: () => undefined,
  });
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, productsFile));
  } catch {
    return broken('diese Datei fehlt');
  }
  const unreadable = sourceProblem(bytes);
  if (unreadable) return broken(unreadable.message, unreadable.line);
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
  const { data, problems, lineOf } = readYaml(productsFile, source, payableProducts);
  return { data: data ?? {}, problems, lineOf };
}

/** V8 says "at position 123", or only what it stumbled over. */
function lineOfError(source: string, error: unknown): number | undefined {
  const message = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return source.slice(0, Number(position)).split('\n').length;
  return message.includes('end of JSON') ? source.split('\n').length : undefined;
}
