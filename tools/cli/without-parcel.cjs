// Loaded before Gatsby: it hands gatsby-config.ts and gatsby-node.ts to Parcel, which takes seconds.
// esbuild writes the same files to the same place in a tenth of one.
const Module = require('node:module');

/** What Gatsby uses of @parcel/core. */
class Parcel {
  /** @param {{ targets: { root: { distDir: string } } }} options */
  constructor({ targets }) {
    this.distDir = targets.root.distDir;
  }

  /** @throws an error with Parcel's `diagnostics`, which Gatsby shows */
  async run() {
    const { build } = require('esbuild');
    const entryPoints = ['gatsby-config.ts', 'gatsby-node.ts'];
    try {
      await build({
        ...{ entryPoints, outdir: this.distDir, bundle: true, packages: 'external' },
        ...{ platform: 'node', target: 'node20', sourcemap: 'inline', logLevel: 'silent' },
      });
    } catch (error) {
      if (error instanceof Error)
        Object.assign(error, { diagnostics: [{ message: error.message, origin: 'esbuild' }] });
      throw error;
    }
    const bundles = entryPoints.map((entry) => ({
      filePath: `${this.distDir}/${entry.replace(/ts$/, 'js')}`,
      getMainEntry: () => ({ filePath: entry }),
    }));
    return { bundleGraph: { getBundles: () => bundles } };
  }
}

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
  return standIns.get(request) ?? Reflect.apply(load, this, [request, ...others]);
}
Reflect.set(Module, '_load', loadOrStandIn);
