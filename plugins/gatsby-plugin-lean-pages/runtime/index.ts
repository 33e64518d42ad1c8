export { drawAtOnce } from './draw-at-once';
export { pressAgain } from './early-clicks';
export { onHydrationFailure, patchGatsbyLoader } from './gatsby-loader-patches';
export { readPagePath } from './page-path';
export { prefetchOnIntent } from './prefetch-on-intent';
export { hydrateQuietly } from './quiet-hydration';
export {
  describeDocument,
  frameAttribute,
  readStaticMarkup,
  sectionAttribute,
  showDocument,
  staticMarkup,
} from './static-markup';
export { ownTemplateStyles } from './template-styles';
