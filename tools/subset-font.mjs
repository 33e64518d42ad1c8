// Cuts Instrument Sans down to what German pages need: characters and the used range of both axes.
// Run with `npm run font` after a change to the list below; the result is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüßé';
const signs = ' !"#$%&\'()*+,-./0123456789:;<=>?@_§©°²·×–‘’‚“„…€−→✓\u00a0\u202f';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
);
// Ligatures and alternates would bring their glyphs back in. A constant of its own: the package's
// types do not know `keepFeatures`, its README does.
const options = {
  targetFormat: /** @type {const} */ ('woff2'),
  variationAxes: { wght: { min: 400, max: 600 }, wdth: { min: 80, max: 100 } },
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  noLayoutClosure: true,
};
const font = await subsetFont(readFileSync(source), letters + signs, options);
writeFileSync('src/styles/fonts/instrument-sans-de.woff2', font);
console.log(`${font.length} Bytes`);
