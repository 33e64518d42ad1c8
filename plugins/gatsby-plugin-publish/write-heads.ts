import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from './cards/card';
import { withHead } from './head';
import type { Head } from './heads';
import type { BuiltPage } from '../gatsby-plugin-lean-pages';

/**
 * Adds to each page what machines read of it.
 * @returns the cards that the pages name
 */
export function writeHeads(
  publicDir: string,
  files: readonly string[],
  headOf: (page: BuiltPage) => Head,
): Card[] {
  return files.flatMap((file) => {
    const place = join(publicDir, file);
    const html = readFileSync(place, 'utf8');
    const { tags, card } = headOf({ file, html });
    writeFileSync(place, withHead(html, tags));
    return card ?? [];
  });
}
