import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Problem } from '../problems';
import { htmlAdvice } from './html-advice';
import { exampleOf, knownComponents, misuseOf } from './components';

/** What no text may contain. */
export const forbidden = {
  expression:
    'geschweifte Klammern { } sind im Text nicht erlaubt; nehmen Sie runde, oder setzen Sie `{…}` in Gravis-Zeichen',
  module: 'ein Absatz darf nicht mit „import“ oder „export“ beginnen; stellen Sie den Satz um',
};

/**
 * The MDX rule: texts are data, so anything that could run code is a problem.
 * @param nodes all of a text, in order
 * @returns one problem for each import, export, expression, unknown component or raw element
 */
export function forbiddenParts(file: string, nodes: readonly Nodes[]): Problem[] {
  const problems: Problem[] = [];
  for (const node of nodes) {
    const message = reasonAgainst(node);
    if (message) problems.push({ file, line: node.position?.start.line, field: '', message });
  }
  return problems;
}

function reasonAgainst(node: Nodes): string | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return forbidden.module;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return forbidden.expression;
    case 'html':
      return 'HTML ist in Beiträgen nicht erlaubt';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return reasonAgainstComponent(node);
    default:
      return undefined;
  }
}

function reasonAgainstComponent({
  name,
  attributes,
  children,
}: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  if (name === null || !knownComponents.includes(name)) {
    return htmlAdvice(name ?? '');
  }
  // A spread attribute is an expression too, and so is a value in braces.
  const given = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  if (given.length < attributes.length)
    return `die Angaben von <${name}> stehen in geraden Anführungszeichen; so geht es: ${exampleOf(name)}`;
  return misuseOf(name, new Map(given), children.length > 0);
}
