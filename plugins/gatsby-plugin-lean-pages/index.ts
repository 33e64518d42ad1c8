export {
  contentHash,
  decoded,
  fileOfRoute,
  mainOf,
  openingTag,
  routeOfFile,
  type BuiltPage,
} from './built-page';
export { filesIn } from './files';
export { kindsOf } from './page-data';
