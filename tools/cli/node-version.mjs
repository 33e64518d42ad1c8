import { readFileSync } from 'node:fs';

/**
 * Compares a Node version with the `engines.node` of package.json (form: `>=20.9 <26`).
 * @param {string} version for instance "20.11.1"
 * @param {string} range
 * @returns {string | undefined} one German sentence when the version does not fit
 */
export function nodeVersionProblem(version, range) {
  const limits = /^>=(\d+)\.(\d+) <(\d+)$/.exec(range);
  if (!limits)
    throw new Error(`package.json: engines.node "${range}" is not of the form ">=20.9 <26"`);
  const [lowMajor = 0, lowMinor = 0, end = 0] = limits.slice(1).map(Number);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const tooOld = major < lowMajor || (major === lowMajor && minor < lowMinor);
  if (!tooOld && major < end) return undefined;
  return (
    `Diese Website braucht Node ${lowMajor}.${lowMinor} bis ${end - 1}, installiert ist ${version}. ` +
    'Eine passende Version gibt es auf https://nodejs.org.'
  );
}

/**
 * Ends the process with one sentence when this Node version is not supported.
 * @param {string} root path of the project
 */
export function requireSupportedNode(root = '.') {
  const { engines } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const problem = nodeVersionProblem(process.versions.node, engines.node);
  if (!problem) return;
  console.error(`✗ ${problem}`);
  process.exit(1);
}
