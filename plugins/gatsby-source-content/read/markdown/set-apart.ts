import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Image, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { exampleOf, isBlock } from './components';
import { type Flow, captioned, paragraph } from './elements';
import { type Complain, type Visit, isComponent } from './visit';

/** Lifts blocks written in one line out of the paragraph the parser puts them in. */
export function setBlocksApart(tree: Root, visit: Visit, complain: Complain): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    const blocks = node.children.flatMap((child) => blockOf(child) ?? []);
    if (blocks.length === 0) return;
    const others = node.children.filter((child) => blockOf(child) === undefined);
    if (others.every((child) => child.type === 'text' && child.value.trim() === ''))
      parent.children.splice(index, 1, ...blocks);
  });
  visit(tree, (node, _index, parent) => {
    if (!isComponent(node) || !isBlock(node.name) || parent?.type === 'root') return;
    const example = exampleOf(node.name);
    complain(node, `<${node.name}> steht für sich, davor und danach eine Leerzeile: ${example}`);
  });
}

function blockOf(node: PhrasingContent): MdxJsxFlowElement | undefined {
  if (node.type !== 'mdxJsxTextElement' || !isBlock(node.name)) return undefined;
  const children = node.children.length === 0 ? [] : [paragraph(node.children)];
  return { ...node, type: 'mdxJsxFlowElement', children };
}

/** Lifts pictures with a caption out of their paragraph. */
export function setPicturesApart(tree: Root, visit: Visit): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (parent === undefined || index === undefined || !node.children.some(isCaptioned)) return;
    const parts: Flow[] = [];
    let words: PhrasingContent[] = [];
    const close = () => {
      if (words.some((child) => child.type !== 'text' || child.value.trim() !== ''))
        parts.push(paragraph(words));
      words = [];
    };
    for (const child of node.children) {
      if (!isCaptioned(child)) {
        words.push(child);
        continue;
      }
      close();
      parts.push(captioned(child));
    }
    close();
    parent.children.splice(index, 1, ...parts);
  });
}

const isCaptioned = (node: PhrasingContent): node is Image =>
  node.type === 'image' && (node.title ?? '') !== '';

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
