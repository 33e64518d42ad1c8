import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

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
 * What runs while Gatsby reads the content: with other code its cache holds data in an old shape.
 */
const buildTimeCode =
  /^(gatsby-\w+\.tsx?|package-lock\.json|src\/((content-model|gatsby|lib|config)\/.+|sections\/(catalogue|.+\/(schema|derive))\.ts))$/;

/** The files below a path, sorted; hidden files (.DS_Store) only when named themselves. */
function filesBelow(root: string, path: string): string[] {
  const full = `${root}/${path}`;
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  const names = readdirSync(full).filter((name) => !name.startsWith('.'));
  return names.sort().flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** Times do not count, only names and contents. */
function hashOf(root: string, files: readonly string[], circumstances = ''): string {
  const hash = createHash('sha256').update(circumstances);
  for (const file of files) {
    const content = readFileSync(`${root}/${file}`);
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Fingerprints of everything the build depends on. */
export interface Fingerprints {
  content: string;
  /** All the rest, variables of the site included. */
  code: string;
  /** The part of the code that reads the content. */
  buildTimeCode: string;
}

/**
 * @param root path of the project
 * @param env its GATSBY_ variables count
 * @param nodeVersion for instance "20.11.1"; its first number counts
 */
export function fingerprints(
  root: string,
  env: NodeJS.ProcessEnv,
  nodeVersion = process.versions.node,
): Fingerprints {
  const names = Object.keys(env).filter((name) => name.startsWith('GATSBY_'));
  const variables = names.sort().map((name) => `${name}=${env[name]}\n`);
  const gatsbyFiles = readdirSync(root).filter((name) => /^gatsby-\w+\.tsx?$/.test(name));
  const code = [...codeInputs, ...gatsbyFiles.sort()].flatMap((path) => filesBelow(root, path));
  return {
    content: hashOf(root, filesBelow(root, 'content')),
    code: hashOf(root, code, `node ${nodeVersion.split('.')[0]}\n${variables.join('')}`),
    buildTimeCode: hashOf(
      root,
      code.filter((file) => buildTimeCode.test(file)),
    ),
  };
}
