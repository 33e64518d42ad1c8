import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PayableProducts, payableProducts } from '../../content-model/payable-products';
import { type Problem, problemsOf } from '../check/problems';

export const productsFile = 'supabase/functions/_shared/products.json';

/**
 * Reads and validates the products that can be paid online.
 * @param root the repository's folder
 */
export function readPayableProducts(root: string): { data: PayableProducts; problems: Problem[] } {
  try {
    const source: unknown = JSON.parse(readFileSync(join(root, productsFile), 'utf8'));
    const result = payableProducts.safeParse(source);
    if (result.success) return { data: result.data, problems: [] };
    return { data: {}, problems: problemsOf(productsFile, result.error.issues) };
  } catch (error) {
    const message = error instanceof SyntaxError ? 'kein gültiges JSON' : 'diese Datei fehlt';
    return { data: {}, problems: [{ file: productsFile, field: '', message }] };
  }
}
