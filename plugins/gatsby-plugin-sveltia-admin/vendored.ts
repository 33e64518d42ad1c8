import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { adminFiles } from '../../src/config/admin';
import { writeWhole } from '../gatsby-source-content';

/** What the editor imports when it needs it, and the file of that package for browsers. */
const packages: Readonly<Record<string, string>> = {
  'exifr/dist/lite.esm.mjs': 'exifr/dist/lite.esm.mjs',
  immutable: 'immutable/dist/immutable.es.js',
  'turndown/lib/turndown.browser.es.js': 'turndown/lib/turndown.browser.es.js',
};

const fontOfCdn = /@font-face \{[^}]*url\(https:[^}]*\}/g;

/**
 * Copies the editor from its package, without maps for debugging, and the packages it imports.
 * @returns the import map that leads the browser to them
 */
export function copyEditor(root: string, publicDir: string): Record<string, string> {
  const cms = resolve(root, 'node_modules/@sveltia/cms');
  cpSync(join(cms, 'npm'), join(publicDir, adminFiles, 'npm'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  const write = (address: string, text: string): void => writeWhole(join(publicDir, address), text);
  // Its style sheet names a CDN's fonts in addition to the bundled ones.
  const program = readFileSync(join(cms, 'npm/index.js'), 'utf8');
  write(`${adminFiles}/npm/index.js`, program.replaceAll(fontOfCdn, ''));
  // The editor imports its words as JSON, which browsers refuse.
  const words = readFileSync(join(cms, 'locales/de.json'), 'utf8');
  write(`${adminFiles}/locales/de.js`, `export default ${words}`);
  const require = createRequire(join(cms, 'package.json'));
  const found = Object.entries(packages).map(([specifier, file]): [string, string] => {
    // Not every web server knows .mjs.
    const address = `${adminFiles}/packages/${file.replace(/\.mjs$/, '.js')}`;
    write(address, readFileSync(require.resolve(file), 'utf8'));
    return [specifier, address];
  });
  return {
    '@sveltia/cms': `${adminFiles}/npm/index.js`,
    [`${adminFiles}/locales/de.json`]: `${adminFiles}/locales/de.js`,
    ...Object.fromEntries(found),
  };
}
