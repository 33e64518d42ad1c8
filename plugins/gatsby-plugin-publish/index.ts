export { htmlFiles } from './built-page';
export { colour } from './colours';
