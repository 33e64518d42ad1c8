export { mainOf, routeOfFile } from './built-page';
export { filesIn } from './files';
export { kindsOf } from './page-data';
