export { htmlFiles } from './built-page';
