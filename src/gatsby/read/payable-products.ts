import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { type Products, products } from '../../content-model/payable-products';
import { type Problem, problemsOf } from '../check/problems';

export const productsFile = 'supabase/functions/_shared/products.json';

/**
 * Reads and validates the products that can be paid online.
 * @param root the repository's folder
 */
export function readProducts(root: string): { data: Products; problems: Problem[] } {
  try {
    const source: unknown = JSON.parse(readFileSync(join(root, productsFile), 'utf8'));
    const result = products.safeParse(source);
    if (result.success) return { data: result.data, problems: [] };
    return { data: {}, problems: problemsOf(productsFile, result.error.issues) };
  } catch (error) {
    const message = error instanceof SyntaxError ? 'kein gültiges JSON' : 'diese Datei fehlt';
    return { data: {}, problems: [{ file: productsFile, field: '', message }] };
  }
}

/**
 * Puts the products into the data layer: a page that shows a price is renewed when the price changes.
 * A broken file makes an empty list; `checkContent` names its problems.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({
  actions,
  createNodeId,
  createContentDigest,
}) => {
  const { data } = readProducts(process.cwd());
  await actions.createNode({
    name: 'products',
    data,
    id: createNodeId(productsFile),
    parent: null,
    children: [],
    internal: { type: 'ContentData', contentDigest: createContentDigest(data) },
  });
};
