// `npm run sizes [-- <revision>]`: how large the repository is, room by room; without a revision, the
// files of the work tree.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const [revision = ''] = process.argv.slice(2);
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const listing = revision
  ? `ls-tree -rz --name-only ${revision}`
  : 'ls-files -zco --exclude-standard';
const files = git(...listing.split(' '))
  .split('\0')
  .filter((name) => name && (revision || existsSync(name)));
const read = (/** @type {string} */ name) =>
  revision ? git('show', `${revision}:${name}`) : readFileSync(name, 'utf8');
/** How often a pattern occurs in the files whose names match one and not the other. */
const count = (/** @type {RegExp} */ what, /** @type {RegExp} */ names, without = /^$/) =>
  files
    .filter((name) => names.test(name) && !without.test(name))
    .reduce((sum, name) => sum + (read(name).match(what)?.length ?? 0), 0);
const code = (room = '') =>
  count(/\n/g, new RegExp(`^${room}.*\\.(ts|tsx|js|mjs|cjs)$`), /(^|\/)__tests__\/|^artwork\//);
const { dependencies, devDependencies } = JSON.parse(read('package.json'));

console.table({
  'src without CSS': code('src/'),
  plugins: code('plugins/'),
  tools: code('tools/'),
  'supabase/functions': code('supabase/functions/'),
  'all code': code(),
  CSS: count(/\n/g, /^src\/.*\.css$/),
  tests: count(/\n/g, /(^|\/)__tests__\/.*\.(ts|tsx|js|mjs|cjs)$/),
  'fixtures (YAML)': count(/\n/g, /(^|\/)__tests__\/.*\.yaml$/),
  'content (YAML)': count(/\n/g, /^content\/.*\.yaml$/),
  'files in git': files.length,
  'words of docs': count(/\S+/g, /^docs\/.*\.md$|(^|\/)(README|CONTRIBUTING)\.md$/),
  'packages named': Object.keys({ ...dependencies, ...devDependencies }).length,
  'kinds of sections': files.filter((name) => /^src\/sections\/[^/]+\/schema\.ts$/.test(name))
    .length,
});
