import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentHash } from '../../gatsby-plugin-lean-pages';
import type { ContentNode } from './graphql';

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

/**
 * Publishes a file as it is. Gatsby's own address (File.publicURL) is as long as three words, and a page
 * of portraits carries many.
 * @returns its address, another one for another content
 */
export function publishFile(
  publicDir: string,
  { absolutePath, internal }: Pick<ContentNode, 'absolutePath' | 'internal'>,
): string {
  const place = `static/${internal.contentDigest.slice(0, 10)}`;
  mkdirSync(join(publicDir, place), { recursive: true });
  copyFileSync(absolutePath, join(publicDir, place, basename(absolutePath)));
  return `/${place}/${basename(absolutePath)}`;
}
