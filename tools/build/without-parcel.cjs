// Loaded before Gatsby: it hands gatsby-config.ts and gatsby-node.ts to Parcel, which takes seconds.
// esbuild writes the same files to the same place in a tenth of one.
const { existsSync, mkdirSync, readdirSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname } = require('node:path');

/** What Gatsby uses of @parcel/core. */
class Parcel {
  /** @param {{ targets: { root: { distDir: string } } }} options */
  constructor({ targets }) {
    this.distDir = targets.root.distDir;
  }

  /** @throws an error with Parcel's `diagnostics`, which Gatsby shows */
  async run() {
    const { buildSync, stop } = require('esbuild');
    const files = ['gatsby-config.ts', 'gatsby-node.ts', ...nodeFilesOfPlugins()];
    // One bundle for all, and nothing in it runs twice: what a plugin has read, the next one knows.
    const outfile = `${this.distDir}/all.js`;
    const contents = files.map((file) => `exports['${file}'] = () => require('./${file}');`);
    try {
      buildSync({
        ...{ stdin: { contents: contents.join('\n'), resolveDir: '.' }, outfile },
        ...{ bundle: true, packages: 'external', sourcemap: 'inline', logLevel: 'silent' },
        ...{ platform: 'node', target: 'node20' },
      });
    } catch (error) {
      if (error instanceof Error)
        Object.assign(error, { diagnostics: [{ message: error.message, origin: 'esbuild' }] });
      throw error;
    } finally {
      // esbuild's service process would otherwise live as long as Gatsby.
      await stop();
    }
    const bundles = files.map((file) => {
      const filePath = `${this.distDir}/${file.replace(/ts$/, 'js')}`;
      mkdirSync(dirname(filePath), { recursive: true });
      writeFileSync(filePath, `module.exports = require(${JSON.stringify(outfile)})['${file}']();`);
      return { filePath, getMainEntry: () => ({ filePath: file }) };
    });
    return { bundleGraph: { getBundles: () => bundles } };
  }
}

/** The local plugins, each of which Gatsby has compiled by itself. */
const nodeFilesOfPlugins = () =>
  readdirSync('plugins')
    .map((name) => `plugins/${name}/gatsby-node.ts`)
    .filter((file) => existsSync(file));

/** What Gatsby loads of Parcel; its cache is made and never asked. */
const standIns = new Map([
  ['@parcel/core', { Parcel }],
  ['@parcel/cache', { LMDBCache: Object }],
]);

const load = Reflect.get(Module, '_load');

/**
 * @this {unknown}
 * @param {string} request
 * @param {unknown[]} others
 */
function loadOrStandIn(request, ...others) {
  const standIn = standIns.get(request);
  if (standIn) return standIn;
  const loaded = Reflect.apply(load, this, [request, ...others]);
  if (request !== 'gatsby-worker') return loaded;
  return { ...loaded, WorkerPool: new Proxy(loaded.WorkerPool, { construct: poolOf }) };
}
Reflect.set(Module, '_load', loadOrStandIn);

/**
 * Gatsby gives Parcel a process of its own, because it may crash. esbuild would be done before that
 * process has started.
 * @param {new (...args: unknown[]) => object} WorkerPool
 * @param {unknown[]} args the file that a worker runs, and options
 * @param {Function} newTarget
 */
function poolOf(WorkerPool, args, newTarget) {
  const [file] = args;
  if (typeof file !== 'string' || !file.endsWith('compile-gatsby-files.js'))
    return Reflect.construct(WorkerPool, args, newTarget);
  return { single: require(file), end: () => [] };
}
