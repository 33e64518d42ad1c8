import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { Visit } from './visit';

/** Gives drawings below static/ their size, so that the text does not jump when they arrive. */
export function addPictureSizes(tree: Root, visit: Visit): void {
  visit(tree, 'image', (node) => {
    const file = join(process.cwd(), 'static', node.url);
    if (!node.url.endsWith('.svg') || !existsSync(file)) return;
    const [, width, height] =
      /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(readFileSync(file, 'utf8')) ?? [];
    node.data = { hProperties: { width, height, decoding: 'async' } };
  });
}
