import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WebpackPluginInstance } from 'webpack';
import { filesIn } from '../gatsby-plugin-lean-pages';

const loader = join(process.cwd(), 'plugins/gatsby-plugin-quick-build/swc-loader.cjs');

/** Our files in which Gatsby's Babel plug-in has no query to look for. */
function filesWithoutQuery(): Set<string> {
  const files = ['src', 'supabase/functions/_shared', 'plugins']
    .map((folder) => join(process.cwd(), folder))
    .flatMap((folder) => filesIn(folder).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file));
  return new Set(files.filter((file) => !readFileSync(file, 'utf8').includes('graphql')));
}

type Minimizer = {
  constructor: { name: string; swcMinify?: unknown };
  options: { parallel: unknown; minimizer: object };
};

/**
 * Has SWC compile our files, and shorten all scripts: it does in a second what takes Babel and
 * Terser a third of a build. Files with queries stay with Gatsby's Babel.
 * @param config a webpack configuration of Gatsby, which is changed
 * @param refresh whether components are replaced in the running page, as in development
 */
export function compileWithSwc(
  config: {
    module: { rules: object[] };
    plugins: WebpackPluginInstance[];
    optimization: { minimizer?: Minimizer[] };
  },
  { refresh = false } = {},
): void {
  const ours = filesWithoutQuery();
  const isOurs = (path: string) => ours.has(path);
  // Not before webpack starts: Gatsby's own plug-in for TypeScript adds a rule of Babel's after ours.
  config.plugins.push({
    apply: ({ options: { module } }) => {
      for (const rule of module.rules) {
        // Babel is the one whose loaders depend on who imports a file.
        if (typeof rule === 'object' && rule && typeof rule.use === 'function')
          rule.exclude = isOurs;
      }
    },
  });
  const options = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      // Within what the browsers of package.json know.
      target: 'es2022',
    },
  };
  config.module.rules.push({ test: isOurs, use: [{ loader, options }] });
  for (const minimizer of config.optimization.minimizer ?? []) {
    if (minimizer.constructor.name !== 'TerserPlugin') continue;
    const { options: own } = minimizer;
    own.parallel = false;
    own.minimizer = {
      implementation: minimizer.constructor.swcMinify,
      options: { ecma: 2020, compress: true, mangle: true, module: false },
    };
  }
}
