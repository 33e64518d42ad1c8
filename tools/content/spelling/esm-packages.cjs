// The package is an ES module only; see plugins/gatsby-source-content/read/markdown/esm-packages.cjs.
module.exports = () => import('cspell-trie-lib');
