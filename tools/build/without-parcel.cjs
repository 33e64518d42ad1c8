// Loaded before Gatsby: it hands gatsby-config.ts and gatsby-node.ts to Parcel, which takes seconds.
// esbuild writes the same files to the same place in a tenth of one.
const { existsSync, readdirSync } = require('node:fs');
const Module = require('node:module');

/** What Gatsby uses of @parcel/core. */
class Parcel {
  /** @param {{ targets: { root: { distDir: string } } }} options */
  constructor({ targets }) {
    this.distDir = targets.root.distDir;
  }

  /** @throws an error with Parcel's `diagnostics`, which Gatsby shows */
  async run() {
    const { buildSync, stop } = require('esbuild');
    const entryPoints = ['gatsby-config.ts', 'gatsby-node.ts', ...nodeFilesOfPlugins()];
    try {
      buildSync({
        ...{ entryPoints, outdir: this.distDir, outbase: '.', bundle: true, packages: 'external' },
        ...{ platform: 'node', target: 'node20', sourcemap: 'inline', logLevel: 'silent' },
      });
    } catch (error) {
      if (error instanceof Error)
        Object.assign(error, { diagnostics: [{ message: error.message, origin: 'esbuild' }] });
      throw error;
    } finally {
      // esbuild's service process would otherwise live as long as Gatsby.
      await stop();
    }
    const bundles = entryPoints.map((entry) => ({
      filePath: `${this.distDir}/${entry.replace(/ts$/, 'js')}`,
      getMainEntry: () => ({ filePath: entry }),
    }));
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
