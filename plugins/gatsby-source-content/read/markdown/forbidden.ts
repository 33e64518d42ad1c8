import type { Nodes } from 'mdast';
import { exampleOf, knownComponents, misuseOf, unknownComponent } from './components';
import { type Complain, type Component, isComponent } from './visit';

/** What no text may contain. */
export const forbidden = {
  expression:
    'geschweifte Klammern { } sind im Text nicht erlaubt; nehmen Sie runde, oder setzen Sie `{…}` in Gravis-Zeichen',
  module: 'ein Absatz darf nicht mit „import“ oder „export“ beginnen; stellen Sie den Satz um',
};

const codeIn: ReadonlyMap<Nodes['type'], string> = new Map([
  ['mdxjsEsm', forbidden.module],
  ['mdxFlowExpression', forbidden.expression],
  ['mdxTextExpression', forbidden.expression],
  ['html', 'HTML ist in Beiträgen nicht erlaubt'],
]);

/** The MDX rule: texts are data, so anything that could run code is a problem. */
export function forbiddenParts(nodes: readonly Nodes[], complain: Complain): void {
  for (const node of nodes) {
    const message = isComponent(node) ? reasonAgainst(node) : codeIn.get(node.type);
    if (message) complain(node, message);
  }
}

function reasonAgainst({ name, attributes, children }: Component): string | undefined {
  if (name === null || !knownComponents.includes(name)) return unknownComponent(name ?? '');
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
