export { staticAttribute, staticPart } from './documents';
export { loadWholeSheet } from './whole-sheet';
