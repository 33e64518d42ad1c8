import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runNode } from './program';

const stampFile = '.local/build-stamp.json';

/** What decides, besides the content, what the build writes. */
const code = [
  ...['src', 'plugins', 'static', 'deploy', 'supabase', 'package-lock.json', 'tsconfig.json'],
  ...['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'],
  ...['.env', '.env.production'],
];

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => name !== '__tests__')
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function hashOf(paths: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(more);
  for (const file of paths.flatMap(filesBelow)) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** What a build is made from: the content, and all the rest. */
function inputs(env: NodeJS.ProcessEnv) {
  const variables = Object.entries(env).filter(([name]) => name.startsWith('GATSBY_'));
  const seen = JSON.stringify([process.versions.node.split('.')[0], variables.sort()]);
  return { code: hashOf(code, seen), content: hashOf(['content']) };
}

/** Of how a program was called: any change of a variable has webpack compile all pages anew. */
const ofCall = /^(npm_.*|INIT_CWD|OLDPWD|SHLVL|_)$/;

/** Runs Gatsby; resolves with its exit code. */
function gatsby(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const others = Object.entries(env).filter(([name]) => !ofCall.test(name));
  // With more room both heaps grow fourfold before they are cleared: this is enough, and as quick.
  const memory = ['--max-old-space-size=2000', '--max-semi-space-size=8'];
  return runNode([...memory, 'node_modules/gatsby/cli.js', ...args], {
    GATSBY_TELEMETRY_DISABLED: '1',
    // By default glibc keeps free memory for each thread: 200 MB that nobody uses.
    MALLOC_ARENA_MAX: '1',
    // Lines instead of a picture that is drawn anew at each of them.
    GATSBY_LOGGER: 'yurnalist',
    // A worker for queries takes longer to start than a page of this site.
    GATSBY_CPU_COUNT: '1',
    ...Object.fromEntries(others),
  });
}

/** Removes the built site and Gatsby's cache. */
export function removeBuild(): void {
  for (const folder of ['public', '.cache']) rmSync(folder, { recursive: true, force: true });
}

function writeStamp(stamp: ReturnType<typeof inputs>): void {
  mkdirSync('.local', { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp));
}

/**
 * Runs `gatsby build` or `gatsby develop`; a build only if public/ does not hold it already. Only new content
 * may build on what is there: Gatsby keeps the data of pages whose schema in src has changed, and a build
 * that was cut off may leave a broken cache.
 * @returns the exit code
 */
export async function runGatsby(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const now = inputs(env);
  const last = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const isBuild = args[0] === 'build';
  if (isBuild && existsSync('public/index.html') && last === JSON.stringify(now)) return 0;
  if (!last.includes(now.code)) removeBuild();
  if (isBuild) rmSync(stampFile, { force: true });
  else writeStamp({ ...now, content: '' });
  const exitCode = await gatsby(args, env);
  if (isBuild && exitCode === 0) writeStamp(now);
  return exitCode;
}
