// Cuts Instrument Sans down to what German pages need: characters and the used range of both axes.
// Run with `node artwork/subset-font.mjs` after a change to the list below; the result is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüßé';
const signs = ' !"#$%&\'()*+,-./0123456789:;<=>?@_§©°²·×–‘’‚“„…€−→✓\u00a0\u202f';

const { resolve } = createRequire(import.meta.url);
/** @param {string} part as the package cuts the font */
const whole = (part) =>
  readFileSync(
    resolve(`@fontsource-variable/instrument-sans/files/instrument-sans-${part}-wdth-normal.woff2`),
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
const font = await subsetFont(whole('latin'), letters + signs, options);
writeFileSync('src/styles/fonts/instrument-sans-de.woff2', font);
console.log(`${font.length} Bytes`);

// The cards that networks show (plugins/gatsby-plugin-publish/cards): their renderer reads neither WOFF2 nor
// the axes of a variable font, and titles may carry any Latin letter.
const any = Array.from({ length: 0x2300 - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
/** @type {readonly (readonly [string, Record<string, number>])[]} */
const cuts = [
  ['title', { wght: 600, wdth: 91 }],
  ['label', { wght: 500, wdth: 95 }],
];
for (const [name, variationAxes] of cuts)
  for (const part of ['latin', 'latin-ext']) {
    const asCut = {
      targetFormat: /** @type {const} */ ('truetype'),
      variationAxes,
      noHinting: true,
    };
    const cut = await subsetFont(whole(part), any, asCut);
    writeFileSync(`plugins/gatsby-plugin-publish/cards/${name}-${part}.ttf`, cut);
    console.log(`${name}-${part}: ${cut.length} Bytes`);
  }
