export { onHydrationFailure } from './gatsby-loader-patches';
export { frameAttribute, sectionAttribute, staticMarkup } from './static-markup';
