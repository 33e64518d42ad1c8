// Stands in for @parcel/core, with which Gatsby compiles gatsby-config.ts and gatsby-node.ts: 195 MB of
// packages and ten seconds of a build. esbuild writes the same files to the same place in a tenth of one.
// npm links this workspace wherever Gatsby 5.16 asks for the package (package.json, `workspaces`).
const { existsSync, mkdirSync, readdirSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');
const { build } = require('esbuild');

/** The project's own files, and those of its plugins. */
const filesToCompile = () => [
  'gatsby-config.ts',
  'gatsby-node.ts',
  ...readdirSync('plugins')
    .map((name) => `plugins/${name}/gatsby-node.ts`)
    .filter((file) => existsSync(file)),
];

/** What Gatsby uses of Parcel. */
exports.Parcel = class {
  /** @param {{ targets: { root: { distDir: string } } }} options */
  constructor({ targets }) {
    this.distDir = targets.root.distDir;
  }

  /** @throws an error with Parcel's `diagnostics`, which Gatsby shows */
  async run() {
    const files = filesToCompile();
    // One bundle for all, and nothing in it runs twice: what a plugin has read, the next one knows.
    const outfile = `${this.distDir}/all.js`;
    const contents = files.map((file) => `exports['${file}'] = () => require('./${file}');`);
    await build({
      ...{ stdin: { contents: contents.join('\n'), resolveDir: '.' }, outfile, bundle: true },
      ...{ packages: 'external', platform: 'node', target: 'node20' },
      ...{ sourcemap: 'inline', logLevel: 'silent' },
    }).catch((error) => {
      error.diagnostics = [{ message: String(error.message), origin: 'esbuild' }];
      throw error;
    });
    const bundles = files.map((file) => {
      const filePath = `${this.distDir}/${file.replace(/ts$/, 'js')}`;
      mkdirSync(dirname(filePath), { recursive: true });
      writeFileSync(filePath, `module.exports = require(${JSON.stringify(outfile)})['${file}']();`);
      return { filePath, getMainEntry: () => ({ filePath: file }) };
    });
    return { bundleGraph: { getBundles: () => bundles } };
  }
};
