import { allowedInstead, didYouMean } from '../../../../src/content-model/messages/nearest';

/** How a component is written in a text. */
type Component = {
  required: readonly string[];
  optional?: readonly string[];
  /** Whether there is text between its tags; unset for either. */
  content?: boolean;
  /** A block stands by itself, the others in a sentence too. */
  block?: boolean;
  example: string;
};

const known: Readonly<Record<string, Component>> = {
  Angabe: { required: ['name'], content: false, example: '<Angabe name="firma" />' },
  Preis: { required: ['paket'], content: false, example: '<Preis paket="home.pro" />' },
  Dienst: { required: ['name'], example: '<Dienst name="stripe" />' },
  Gespraech: {
    required: ['name'],
    content: false,
    block: true,
    example: '<Gespraech name="annahme" />',
  },
  Hinweis: {
    required: [],
    optional: ['titel'],
    content: true,
    block: true,
    example: '<Hinweis titel="Gut zu wissen">Text</Hinweis>',
  },
  Zitat: {
    required: ['von'],
    content: true,
    block: true,
    example: '<Zitat von="Maria Muster, Tischlerei">Text</Zitat>',
  },
  Kennzahl: {
    required: ['wert'],
    content: true,
    block: true,
    example: '<Kennzahl wert="3 von 4">Anrufe kommen tagsüber</Kennzahl>',
  },
  Video: {
    required: ['name', 'titel', 'dauer'],
    content: false,
    block: true,
    example: '<Video name="erklaervideo" titel="Was ein Agent tut" dauer="1:20" />',
  },
  DemoAufruf: { required: [], block: true, example: '<DemoAufruf>Text</DemoAufruf>' },
};

/** Components a text may use; everything else stops the build. */
export const knownComponents = Object.keys(known);

/** Whether a component stands by itself, between empty lines. */
export const isBlock = (name: string | null): name is string =>
  name !== null && Object.hasOwn(known, name) && known[name]?.block === true;

/** How a component is written. */
export const exampleOf = (name: string): string => known[name]?.example ?? '';

/**
 * What is wrong with the attributes or the content of a known component.
 * @param given its attributes with their values
 */
export function misuseOf(
  name: string,
  given: ReadonlyMap<string, string>,
  hasContent: boolean,
): string | undefined {
  const component = known[name];
  if (component === undefined) return undefined;
  const { required, optional = [], content, example } = component;
  const allowed = [...required, ...optional];
  for (const attribute of given.keys()) {
    if (allowed.includes(attribute)) continue;
    const free = allowed.filter((each) => !given.has(each));
    return allowed.length === 0
      ? `<${name}> hat keine Angaben; so geht es: ${example}`
      : `„${attribute}“ gibt es bei <${name}> nicht; erlaubt: ${allowed.join(', ')}${didYouMean(attribute, free)}`;
  }
  const missing = required.find((attribute) => (given.get(attribute) ?? '').trim() === '');
  if (missing !== undefined) return `bei <${name}> fehlt ${missing}="…"; so geht es: ${example}`;
  if (content === true && !hasContent)
    return `zwischen <${name}> und </${name}> fehlt der Text; so geht es: ${example}`;
  if (content === false && hasContent) return `<${name}> hat keinen Text; so geht es: ${example}`;
  return undefined;
}

/** "<Hinwies> gibt es hier nicht", with what there is. */
export const unknownComponent = (name: string): string =>
  `<${name}> gibt es hier nicht${allowedInstead(name, knownComponents)}`;
