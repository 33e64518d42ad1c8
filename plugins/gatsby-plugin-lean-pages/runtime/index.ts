export { staticAttribute, staticMarkup } from './documents';
export { loadWholeSheet } from './whole-sheet';
