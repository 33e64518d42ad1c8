import type { Image, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Problem } from '../problems';
import { exampleOf, isBlock } from './components';
import { type Flow, captioned, paragraph } from './elements';
import type { Visit } from './visit';

/** Blocks that are written in one line are part of a paragraph to the parser; here they leave it. */
export function setBlocksApart(file: string, tree: Root, visit: Visit): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'paragraph', (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    const blocks = node.children.flatMap((child) => blockOf(child) ?? []);
    if (blocks.length === 0) return;
    const others = node.children.filter((child) => blockOf(child) === undefined);
    if (others.every((child) => child.type === 'text' && child.value.trim() === ''))
      parent.children.splice(index, 1, ...blocks);
  });
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (!isBlock(node.name) || parent?.type === 'root') return;
    const message = `<${node.name}> steht für sich, davor und danach eine Leerzeile: ${exampleOf(node.name)}`;
    problems.push({ file, line: node.position?.start.line, field: '', message });
  });
  return problems;
}

function blockOf(node: PhrasingContent): MdxJsxFlowElement | undefined {
  if (node.type !== 'mdxJsxTextElement' || !isBlock(node.name)) return undefined;
  const children = node.children.length === 0 ? [] : [paragraph(node.children)];
  return { ...node, type: 'mdxJsxFlowElement', children };
}

/** Pictures with a caption leave their paragraph too. */
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
