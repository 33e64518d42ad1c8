import type { GatsbyNode } from 'gatsby';
import { contentRoot } from './read/content-root';
import { productsFile, readPayableProducts } from './read/payable-products';

/**
 * Puts the products into the data layer: a page that shows a price is renewed when the price
 * changes. A broken file makes an empty list; `checkContent` names its problems.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({
  actions,
  createNodeId,
  createContentDigest,
}) => {
  const { data } = readPayableProducts(contentRoot());
  await actions.createNode({
    name: 'products',
    data,
    id: createNodeId(productsFile),
    parent: null,
    children: [],
    internal: { type: 'ContentData', contentDigest: createContentDigest(data) },
  });
};
