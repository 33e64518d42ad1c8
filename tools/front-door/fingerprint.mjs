import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What decides, besides the content, what the build writes. */
const codeInputs = [
  'src',
  'static',
  'deploy',
  'supabase',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.env',
  '.env.production',
];

/**
 * @param {string} path
 * @returns {string[]} the files below it, sorted; hidden files (.DS_Store) only when named themselves
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !name.startsWith('.'));
  return names.sort().flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Times do not count, only names and contents.
 * @param {string} root
 * @param {readonly string[]} inputs
 * @param {string} [circumstances]
 */
function hashOf(root, inputs, circumstances = '') {
  const hash = createHash('sha256').update(circumstances);
  for (const file of inputs.flatMap((input) => filesBelow(join(root, input)))) {
    hash.update(`${file.slice(root.length)} ${statSync(file).size}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Fingerprints of everything the build depends on: the content, and all the rest.
 * @param {object} options
 * @param {string} options.root path of the project
 * @param {NodeJS.ProcessEnv} options.env its GATSBY_ variables count
 * @param {string} options.nodeVersion for instance "20.11.1"; its first number counts
 * @returns {{ content: string, code: string }} 64 hex digits each
 */
export function fingerprints({ root, env, nodeVersion }) {
  const names = Object.keys(env).filter((name) => name.startsWith('GATSBY_'));
  const variables = names.sort().map((name) => `${name}=${env[name]}\n`);
  const circumstances = `node ${nodeVersion.split('.')[0]}\n${variables.join('')}`;
  const gatsbyFiles = readdirSync(root).filter((name) => /^gatsby-[a-z]+\.[jt]sx?$/.test(name));
  return {
    content: hashOf(root, ['content']),
    code: hashOf(root, [...codeInputs, ...gatsbyFiles.sort()], circumstances),
  };
}
