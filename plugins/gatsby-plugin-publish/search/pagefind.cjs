// Gatsby's compiler turns `import()` into `require()`; this file is loaded through `createRequire`
// instead and imports for real.

module.exports = () => import('pagefind');
