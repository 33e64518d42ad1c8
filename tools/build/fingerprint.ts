import { filesBelow, gatsbyFiles, hashOf, isCode } from '../../plugins/gatsby-source-content';

/** What decides, besides the content, what the build writes. */
const codeInputs = [
  'src',
  'plugins',
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
 * Fingerprints of everything the build depends on: the content, and all the rest.
 * @param root path of the project
 * @param env its GATSBY_ variables count as well
 * @param nodeVersion for instance "20.11.1"; its first number counts
 */
export function fingerprints(
  root: string,
  env: NodeJS.ProcessEnv,
  nodeVersion = process.versions.node,
) {
  const names = Object.keys(env).filter((name) => name.startsWith('GATSBY_'));
  const variables = names.sort().map((name) => `${name}=${env[name]}\n`);
  const code = [...codeInputs, ...gatsbyFiles(root)].flatMap((path) =>
    filesBelow(root, path).filter(isCode),
  );
  return {
    content: hashOf(root, filesBelow(root, 'content')),
    code: hashOf(root, code, `node ${nodeVersion.split('.')[0]}\n${variables.join('')}`),
  };
}
