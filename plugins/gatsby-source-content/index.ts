export { reasonAgainst } from './check/check-addresses';
export type { Findings } from './check/check-content';
export { checkWithRemarks } from './check/check-content';
export { scaffold } from './check/check-scaffolds';
export { walk } from './check/walk';
export {
  filesBelow,
  gatsbyFiles,
  hashOf,
  hashOfBuildTimeCode,
  hashOfPaths,
  isCode,
} from './read/build-time-code';
export { blogPages, type BlogPost } from './read/blog';
export { colour } from './read/colours';
export { contentFiles } from './read/content-files';
export { contentRoot } from './read/content-root';
export { guidedFiles, guidedIds } from './read/guided';
export { piecesOf } from './read/markdown/conversations';
export { splitFrontmatter } from './read/markdown/frontmatter';
export { page } from './read/page';
export { productsFile, readPayableProducts } from './read/payable-products';
export {
  describeProblems,
  describeRemarks,
  fieldPath,
  placeOf,
  problemLines,
  problemWords,
  type Problem,
} from './read/problems';
export { frontmatterOf, unpublishedPosts } from './read/publishing';
export { readContent, type Content, type ContentFile } from './read/read-content';
export { requireFromRoot } from './read/require-from-root';
export { codePages, routeOfAuthor, routeOfLegal, routeOfPage, routeOfPost } from './read/routes';
export { sourceProblem } from './read/source-problem';
export { isProse, wordsIn } from './read/words-in';
export { writeWhole } from './read/write-whole';
export { collectionFiles } from './resolve/collections';
export { withAddresses } from './resolve/text-pictures';
