import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { hashDigits } from '../../../deploy/policy';
import { cssModulesIn, shortClassNames } from '../output/short-class-names';
import { hashOfRunningCode } from '../read/build-time-code';
import { reactEntry } from '../output/scripts-after-paint';
import { compileWithSwc } from './compile-with-swc';
import { hashOfFiles } from './hash-of-files';

/**
 * Makes the build quick, and CSS light in it: short class names, and each template with its own
 * style sheet.
 * Gatsby inlines style sheets into the page, and by default merges all of them into one.
 * Development keeps readable names.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
}) => {
  const config = getConfig();
  if (stage === 'develop') {
    compileWithSwc(config, { refresh: true });
    ignoreOrderOfStyles(config);
    leaveLinterOut(config);
    // Maps to our sources are a third of what the preview reads from its cache at every start. What
    // has been compiled without them stays so.
    const devtool = process.env['DEVTOOL'] ?? 'eval';
    setCacheVersion(config, `${hashOfRunningCode()} ${devtool}`);
    if (isObject(config)) {
      Reflect.set(config, 'devtool', devtool);
      actions.replaceWebpackConfig(config);
    }
  }
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  compileWithSwc(config);
  if (stage === 'build-javascript') config.plugins.push(hashOfFiles);
  const source = join(process.cwd(), 'src');
  const nameOf = shortClassNames(source);
  // The names number the files: with another list of files, or with another configuration, what
  // webpack has kept is no longer true.
  setCacheVersion(config, [hashOfRunningCode(), ...cssModulesIn(source)].join(' '));
  eachObject(config, (object) => {
    // There is no other configuration of PostCSS; it would be looked for beside every style sheet.
    const postcss: unknown = Reflect.get(object, 'postcssOptions');
    if (typeof postcss === 'function') Reflect.set(postcss, 'config', false);
    const modules: unknown = Reflect.get(object, 'modules');
    if (!isObject(modules) || !('localIdentName' in modules)) return;
    Reflect.set(
      modules,
      'getLocalIdent',
      ({ resourcePath }: { resourcePath: string }, _pattern: string, className: string) =>
        nameOf(resourcePath, className),
    );
  });
  // A map is all of our sources, comments included, at a public address.
  if (isObject(config)) Reflect.set(config, 'devtool', false);
  // The group that gathers every style sheet into one.
  eachObject(config, (object) => Reflect.deleteProperty(object, 'styles'), [
    'optimization',
    'splitChunks',
    'cacheGroups',
  ]);
  if (stage === 'build-javascript' && isObject(config)) changeFiles(config);
  if (isObject(config)) actions.replaceWebpackConfig(config);
  // Left out where nothing of it is used: what only the build uses (src/components/seo.tsx; the
  // package does not say that it may go), what only conversations use in the browser
  // (src/components/vignettes/styles.ts), and what has no style sheet of its own.
  const helmet = /node_modules[\\/]react-helmet[\\/]/;
  const examples =
    /src[\\/]components[\\/](vignettes|portrait|example-mark|transit-line)[\\/][\w-]+\.tsx$/;
  const withoutStyles = /src[\\/](lib|dialogue|calculator|content-model|components[\\/]icon)[\\/][\w\\/-]+\.tsx?$/;
  const test = stage === 'build-javascript' ? [helmet, examples, withoutStyles] : helmet;
  actions.setWebpackConfig({ module: { rules: [{ test, sideEffects: false }] } });
  if (stage !== 'build-javascript') return;
  // Gatsby's plug-in for Partytown asks for it, and then does nothing; we have no such scripts.
  const alias = { 'gatsby-script$': false };
  actions.setWebpackConfig({ optimization: { splitChunks }, resolve: { alias } });
};

/** Of a compiler of webpack. */
type Compiler = {
  hooks: {
    afterCompile: {
      tap: (name: string, act: (done: { buildDependencies: Set<string> }) => void) => void;
    };
  };
};

/**
 * What webpack has kept under another version, it compiles anew. The version names our code and the
 * packages: otherwise webpack would follow everything that Gatsby, its plug-ins and all loaders are
 * made of, for six seconds of a first build.
 */
function setCacheVersion(config: { plugins: object[] }, version: string): void {
  const cache: unknown = Reflect.get(config, 'cache');
  if (!isObject(cache)) return;
  Reflect.set(cache, 'version', version);
  Reflect.set(cache, 'buildDependencies', { defaultWebpack: [] });
  config.plugins.push({
    apply: ({ hooks }: Compiler) =>
      hooks.afterCompile.tap('cache-version', ({ buildDependencies }) => buildDependencies.clear()),
  });
}

/** React runs by itself, the app in parts, and what every script names twice is short. */
function changeFiles(config: object): void {
  const [entry, output] = ['entry', 'output'].map((key): unknown => Reflect.get(config, key));
  if (isObject(entry)) {
    Reflect.set(entry, reactEntry, 'react-dom/client');
    Reflect.set(entry, 'app', join(process.cwd(), 'src/gatsby/output/start-app.cjs'));
  }
  if (!isObject(output)) return;
  // By default as long as the name of the project.
  Reflect.set(output, 'chunkLoadingGlobal', 'parts');
  Reflect.set(output, 'hashDigestLength', hashDigits);
}

/**
 * Development puts the style sheets of all templates into one, whose order it complains about fifty
 * times; what visitors get has one for each.
 */
function ignoreOrderOfStyles({ plugins }: { plugins: object[] }): void {
  for (const plugin of plugins) {
    if (plugin.constructor.name !== 'MiniCssExtractPlugin') continue;
    const options: unknown = Reflect.get(plugin, 'options');
    if (isObject(options)) Reflect.set(options, 'ignoreOrder', true);
  }
}

/**
 * Gatsby's linter takes more than a second of every start, and asks for less than our own rules
 * (`npm run check`).
 */
function leaveLinterOut(config: { plugins: object[] }): void {
  config.plugins = config.plugins.filter(
    (plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin',
  );
}

/** Conversations and the answer finder share their engine, whose weight `npm run budgets` knows. */
const splitChunks = {
  cacheGroups: {
    talking: {
      test: /src[\\/]dialogue[\\/](?!finder|passages|calendar|live-sheets)/,
      name: 'dialogue-engine',
      chunks: 'async',
      enforce: true,
    },
    // By default the whole hash, which all pages load in the list of files.
    shared: {
      name: (_module: unknown, chunks: readonly { name: string }[]): string =>
        createHash('sha1')
          .update(chunks.map(({ name }) => name).join(' '))
          .digest('hex')
          .slice(0, 8),
    },
  },
};

const ruleKeys = ['module', 'rules', 'oneOf', 'use', 'options'];

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Visits the parts of a webpack configuration that lie below some keys; by default the rules and
 * their options.
 */
function eachObject(
  value: unknown,
  visit: (object: object) => void,
  keys: readonly string[] = ruleKeys,
): void {
  if (Array.isArray(value)) value.forEach((item) => eachObject(item, visit, keys));
  else if (isObject(value)) {
    visit(value);
    for (const key of keys) eachObject(Reflect.get(value, key), visit, keys);
  }
}
