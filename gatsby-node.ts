export { onCreateNode } from './src/gatsby/hooks/on-create-node';
export { sourceNodes } from './src/gatsby/hooks/source-nodes';
export { createSchemaCustomization, createResolvers } from './src/gatsby/hooks/create-schema';
export { createPages } from './src/gatsby/hooks/create-pages';
export { onCreateDevServer } from './src/gatsby/hooks/on-create-dev-server';
export { onPostBuild } from './src/gatsby/hooks/on-post-build';
export { onPreInit } from './src/gatsby/hooks/on-pre-init';
export { onCreateWebpackConfig } from './src/gatsby/hooks/webpack-config';
