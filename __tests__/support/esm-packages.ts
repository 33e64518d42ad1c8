import { visit } from 'unist-util-visit';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/**
 * The packages of src/gatsby/markdown/esm-packages.cjs, imported in a way Jest can follow: its
 * sandbox allows no real `import()`. Tests that compile MDX put this in that file's place.
 */
export const loadEsmPackages = async () => ({
  unified,
  visit,
  remarkParse,
  remarkFrontmatter,
  remarkGfm,
  remarkMdx,
  remarkRehype,
  rehypeSlug,
  rehypeStringify,
});
