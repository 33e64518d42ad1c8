export { onCreateNode } from './src/gatsby/on-create-node';
export { sourceNodes } from './src/gatsby/products';
export { createSchemaCustomization, createResolvers } from './src/gatsby/schema';
export { createPages } from './src/gatsby/create-pages';
export { onPreBuild } from './src/gatsby/on-pre-build';
export { onPostBuild } from './src/gatsby/on-post-build';
export { onPreInit } from './src/gatsby/on-pre-init';
export { onCreateWebpackConfig } from './src/gatsby/webpack-config';
