import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../gatsby-plugin-lean-pages';

const folder = 'static/drawings';

/**
 * Writes a drawing where Gatsby has its own files, which a later build keeps.
 * @returns its address, another one for another drawing: hosts let it be kept for ever
 */
export function publishDrawing(publicDir: string, svg: string): string {
  const hash = contentHash(svg);
  mkdirSync(join(publicDir, folder), { recursive: true });
  writeFileSync(join(publicDir, folder, `${hash}.svg`), svg);
  return `/${folder}/${hash}.svg`;
}
