// The package is an ES module only; see src/gatsby/read/markdown/esm-packages.cjs.
module.exports = () => import('cspell-trie-lib');
