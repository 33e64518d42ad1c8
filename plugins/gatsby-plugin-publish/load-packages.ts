import { requireFromRoot } from '../gatsby-source-content';

const load: (file: string) => typeof import('./esm-packages.cjs') = requireFromRoot;

/** The packages that are ES modules. */
export const loadPackages = load('./plugins/gatsby-plugin-publish/esm-packages.cjs');
