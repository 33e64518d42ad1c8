export { staticAttribute, staticMarkup } from './documents';
