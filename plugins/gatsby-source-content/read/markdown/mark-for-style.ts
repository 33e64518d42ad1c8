import type { Element, Root } from 'hast';
import type { Visit } from './visit';

/** Names that components/prose/blocks.module.css knows, so that it reaches only pages with them. */
const classes: Readonly<Record<string, string>> = {
  blockquote: 'text-quote',
  pre: 'text-code',
  figure: 'text-figure',
  sup: 'text-ref',
};

/**
 * Gives elements that few texts have a class to be styled by. A table gets a frame that scrolls on
 * phones, and what is wider than the page is reached with the keyboard.
 */
export function markForStyle(tree: Root, visit: Visit): void {
  visit(tree, 'element', (node, index, parent) => {
    const name = classes[node.tagName];
    if (name !== undefined && node.properties.className === undefined)
      node.properties.className = [name];
    if (node.tagName === 'pre') node.properties.tabIndex = 0;
    if (node.tagName === 'input' && parent !== undefined && index !== undefined)
      parent.children[index] = taskMark(node.properties.checked === true);
    if (node.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
    const frame = { className: ['text-table'], role: 'region', ariaLabel: 'Tabelle', tabIndex: 0 };
    parent.children[index] = elementOf('div', frame, [node]);
    return index + 1;
  });
}

/** A check box nobody can tick is a mark with words for those who do not see it. */
const taskMark = (done: boolean): Element =>
  elementOf('span', { className: [done ? 'text-done' : 'text-open'] }, [
    elementOf('span', { className: ['visually-hidden'] }, [
      { type: 'text', value: done ? 'erledigt:' : 'offen:' },
    ]),
  ]);

const elementOf = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element => ({ type: 'element', tagName, properties, children });
