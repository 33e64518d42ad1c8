// Entry of the app's script, see webpack/script-files.ts. Gatsby's own entry runs all of its modules
// in one task that a phone would feel; here each of the large ones has a task of its own. They are
// asked for again by those that follow, which find them ready. Each is one that Gatsby's modules ask for
// whole as well: of others, more would be kept than is used.
const parts = [
  () => require('../../../.cache/loader'),
  () => require('gatsby-plugin-catch-links/gatsby-browser'),
  () => require('../gatsby-browser'),
  () => require('../../../gatsby-browser'),
  () => require('../../../.cache/production-app'),
];
const runNext = () => {
  parts.shift()();
  if (parts.length > 0) setTimeout(runNext);
};
runNext();
