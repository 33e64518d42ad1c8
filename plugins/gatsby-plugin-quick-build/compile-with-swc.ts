import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { WebpackPluginInstance } from 'webpack';
import { isRecord } from '../../src/lib/is-record';
import { filesIn } from '../gatsby-plugin-lean-pages';

const loader = join(process.cwd(), 'plugins/gatsby-plugin-quick-build/swc-loader.cjs');

/** Our files with queries, which Gatsby's Babel plug-in takes out. */
function filesWithQuery(): Set<string> {
  const src = join(process.cwd(), 'src');
  const files = filesIn(src).map((file) => join(src, file));
  return new Set(
    files.filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('graphql`')),
  );
}

/** What webpack tells a rule of a module. */
type ModuleData = Record<
  'resource' | 'realResource' | 'resourceQuery' | 'issuer' | 'compiler',
  string
>;

type Minimizer = {
  constructor: { name: string; swcMinify?: unknown };
  options: { parallel?: unknown; minimizer?: object; minify?: unknown };
};

/**
 * Has SWC compile our files and Gatsby's own below .cache, and shorten all scripts: it does in a second
 * what takes Babel and Terser a third of a build. Packages are as they are, for browsers as well; files with
 * queries stay with Gatsby's Babel.
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
  const queries = filesWithQuery();
  const needsBabel = (path: string) => queries.has(path) || path.endsWith('.mdx');
  // Not before webpack starts: Gatsby's own plug-in for TypeScript adds a rule of Babel's after ours.
  config.plugins.push({
    apply: ({ options: { module } }) => {
      for (const rule of module.rules) {
        // Babel is the one whose loaders depend on who imports a file.
        if (typeof rule !== 'object' || !rule || typeof rule.use !== 'function') continue;
        const { use } = rule;
        Object.assign(rule, {
          exclude: (path: string) => !needsBabel(path),
          use: (data: ModuleData) => [use(data)].flat().filter((each) => !isNeedless(data, each)),
        });
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
  const test = (path: string) => /\.[jt]sx?$/.test(path) && !/node_modules/.test(path);
  config.module.rules.push({ test, exclude: needsBabel, use: [{ loader, options }] });
  for (const { constructor, options: own } of config.optimization.minimizer ?? []) {
    own.parallel = false;
    if (constructor.name === 'TerserPlugin')
      own.minimizer = {
        implementation: constructor.swcMinify,
        options: { ecma: 2020, compress: true, mangle: true, module: false },
      };
    if (constructor.name === 'CssMinimizerPlugin') own.minify = minifyCss;
  }
}

/** What MDX makes of a text is plain JavaScript already. */
const isNeedless = ({ resource }: ModuleData, loader: unknown): boolean =>
  resource.endsWith('.mdx') &&
  isRecord(loader) &&
  String(loader['loader']).includes('babel-loader');

/** What css-minimizer-webpack-plugin hands over: the name of a sheet and its text. */
const minifyCss = (sheets: Readonly<Record<string, string>>) => ({
  code: Object.values(sheets)
    .map((css) => transformSync(css, { loader: 'css', minify: true }).code)
    .join(''),
});
