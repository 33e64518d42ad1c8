// Cuts Instrument Sans down to what German pages need: characters and the used range of both axes.
// Run with `node artwork/subset-font.mjs` after a change to the list below; the result is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
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
  targetFormat: /** @type {const} */ ('truetype'),
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  noLayoutClosure: true,
};
/** @param {Record<string, number | { min: number; max: number }>} variationAxes */
const german = (variationAxes) =>
  subsetFont(whole('latin'), letters + signs, { ...options, variationAxes });

/** @param {Buffer} font @returns {Map<string, Buffer>} */
const tablesOf = (font) =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = font.subarray(12 + 16 * index);
      const start = entry.readUInt32BE(8);
      return [entry.toString('latin1', 0, 4), font.subarray(start, start + entry.readUInt32BE(12))];
    }),
  );

/** Writes a font with other tables; the checksums come with the conversion to WOFF2. */
const withTables = (/** @type {Buffer} */ font, /** @type {Map<string, Buffer>} */ tables) => {
  const names = [...tables.keys()].sort();
  const parts = [Buffer.alloc(12 + 16 * names.length)];
  let at = parts[0].length;
  font.copy(parts[0], 0, 0, 12);
  for (const [index, name] of names.entries()) {
    const table = tables.get(name);
    const entry = parts[0].subarray(12 + 16 * index);
    entry.write(name, 'latin1');
    entry.writeUInt32BE(at, 8);
    entry.writeUInt32BE(table.length, 12);
    parts.push(table, Buffer.alloc(-table.length & 3));
    at += table.length + (-table.length & 3);
  }
  return Buffer.concat(parts);
};

// How far the kerning of each pair changes along both axes is two fifths of the font, and moves a line of
// 70 pixels by less than a hundredth: all cuts have the kerning of running text.
const variable = await german({ wght: { min: 400, max: 600 }, wdth: { min: 80, max: 100 } });
const text = tablesOf(await german({ wght: 400, wdth: 100 }));
const tables = tablesOf(variable);
for (const name of ['GDEF', 'GPOS']) tables.set(name, text.get(name));
const font = await fontverter.convert(withTables(variable, tables), 'woff2');
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
