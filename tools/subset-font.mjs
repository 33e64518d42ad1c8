// Cuts Instrument Sans down to what German pages need: characters and the used range of both axes.
// Run with `node tools/subset-font.mjs` after a change to the list below; the result is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** @param {number} from @param {number} to */
const range = (from, to) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const characters = `${range(0x20, 0x7e)}\u00a0§©«°²·»ÄÉÖÜßàáäçèéêñöüÀÇ×–—‘’‚“”„…€−‹›\u2009\u202f→✓`;

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
);
const font = await subsetFont(readFileSync(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 80, max: 100 } },
});
writeFileSync('src/styles/fonts/instrument-sans-de.woff2', font);
console.log(`${font.length} Bytes`);
