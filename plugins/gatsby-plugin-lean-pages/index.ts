export {
  contentHash,
  decoded,
  fileOfRoute,
  mainOf,
  openingTag,
  routeOfFile,
  type BuiltPage,
} from './built-page';
export { cssModulesIn } from './webpack/short-class-names';
