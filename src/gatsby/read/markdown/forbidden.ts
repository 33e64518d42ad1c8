import type { Node } from 'unist';
import type { Problem } from '../../check/problems';
import { knownComponents } from './placeholders';
import { visitNodes } from './tree';

const reasons: Record<string, string> = {
  mdxjsEsm: 'import und export sind in Beiträgen nicht erlaubt',
  mdxFlowExpression: 'Ausdrücke in geschweiften Klammern sind nicht erlaubt',
  mdxTextExpression: 'Ausdrücke in geschweiften Klammern sind nicht erlaubt',
  html: 'HTML ist in Beiträgen nicht erlaubt',
};

/**
 * The MDX rule: texts are data, so anything that could run code is a problem.
 * @returns one problem for each import, export, expression, unknown component or raw element
 */
export function forbiddenParts(file: string, tree: Node): Problem[] {
  const problems: Problem[] = [];
  visitNodes(tree, (node) => {
    const message = reasons[node.type] ?? unknownComponent(node);
    if (message) problems.push({ file, line: node.position?.start.line, field: '', message });
  });
  return problems;
}

function unknownComponent(node: Node): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const name: unknown = Reflect.get(node, 'name');
  if (typeof name !== 'string' || !knownComponents.includes(name)) {
    const allowed = knownComponents.map((known) => `<${known}>`).join(', ');
    return `<${typeof name === 'string' ? name : ''}> gibt es hier nicht; erlaubt: ${allowed}`;
  }
  return hasExpression(Reflect.get(node, 'attributes')) ? reasons.mdxTextExpression : undefined;
}

/** Whether an attribute is more than a name and a text. */
function hasExpression(attributes: unknown): boolean {
  return (
    Array.isArray(attributes) &&
    attributes.some(
      (attribute: unknown) =>
        typeof attribute === 'object' &&
        attribute !== null &&
        typeof Reflect.get(attribute, 'value') !== 'string',
    )
  );
}
