import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { z } from 'zod';
import { classesOfSelector, withSelectors } from './rules';
import { lettersOf, lettersOfModules } from '../webpack/short-class-names';

/** The sheet of the shell in a page. */
export const shellSheet = /(<style data-href="\/app\.[^>]*>)[\s\S]*?(<\/style>)/;

const chunkMap = z.object({ app: z.array(z.string()).default([]) });

/**
 * Parts the shell's sheet: most pages do without the contact band, and the few that have it take its
 * rules with those of their template.
 * @returns rules for all pages, and those for some
 */
export function shellStyles(raw: string): { everywhere: string; seldom: string } {
  const read = (file: string) => readFileSync(join(raw, file), 'utf8');
  const { app } = chunkMap.parse(JSON.parse(read('chunk-map.json')));
  const sheets = app.filter((file) => file.endsWith('.css')).map(read);
  const root = postcss.parse(sheets.join(''));
  const letters = new Set(lettersOfModules('src', 'components/contact-band.'));
  const isSeldom = (selector: string): boolean =>
    classesOfSelector(selector).some((name) => letters.has(lettersOf(name)));
  return {
    everywhere: withSelectors(root, (selector) => !isSeldom(selector)),
    seldom: withSelectors(root, isSeldom),
  };
}
