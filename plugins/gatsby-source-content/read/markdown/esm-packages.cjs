// Gatsby's compiler turns `import()` into `require()`, which cannot load ES modules on every Node
// version the project supports. This file is loaded through `createRequire` instead and imports
// for real.

module.exports = async () => ({
  unified: (await import('unified')).unified,
  visit: (await import('unist-util-visit')).visit,
  remarkParse: (await import('remark-parse')).default,
  remarkFrontmatter: (await import('remark-frontmatter')).default,
  remarkGfm: (await import('remark-gfm')).default,
  remarkMdx: (await import('remark-mdx')).default,
  remarkRehype: (await import('remark-rehype')).default,
  rehypeSlug: (await import('rehype-slug')).default,
  rehypeStringify: (await import('rehype-stringify')).default,
});
