export { mainOf, openingTag, type BuiltPage } from './html/built-page';
export { contentHash } from './html/content-hash';
export { fileOfRoute, routeOfFile } from './html/file-of-route';
export { cssModulesIn } from './webpack/short-class-names';
