export { kindsPage } from './kinds-page';
export { walk } from './check/walk';
export { checkContent } from './check/check-content';
export { blogPages, type BlogPost } from './read/blog';
export { readContent } from './read/content';
export { contentRoot, frontmatterOf, unpublishedPosts } from './read/files';
export { mdxOptions } from './read/mdx-options';
export { splitText } from './read/text';
export { page } from './read/page';
export { describeProblems, describeRemarks, fieldPath, type Problem } from './read/problems';
export { codePages, routeOfPost } from './read/routes';
export { productsFile, readPayableProducts } from './read/yaml';
export { collectionFiles } from './resolve/references';
export { colour } from './read/colours';
export {
  filesBelow,
  hashOfBuildTimeCode,
  hashOfPaths,
  requireFromRoot,
  writeWhole,
} from './read/disk';
export { guidedFiles, guidedIds } from './read/guided';
