export {
  contentHash,
  decoded,
  fileOfRoute,
  mainOf,
  openingTag,
  routeOfFile,
  type BuiltPage,
} from './built-page';
export { filesIn } from './finish/site-folders';
export { cssModulesIn } from './webpack/short-class-names';
