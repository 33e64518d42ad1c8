// ES modules, loaded as plugins/gatsby-source-content/read/markdown/esm-packages.cjs explains; apart from those, which
// every check of the content loads.

module.exports = async () => ({
  unified: (await import('unified')).unified,
  rehypeParse: (await import('rehype-parse')).default,
  rehypeRemark: (await import('rehype-remark')).default,
  remarkGfm: (await import('remark-gfm')).default,
  remarkStringify: (await import('remark-stringify')).default,
  pagefind: () => import('pagefind'),
  Feed: (await import('feed')).Feed,
});
