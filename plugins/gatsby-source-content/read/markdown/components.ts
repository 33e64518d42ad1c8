import { allowedInstead, didYouMean } from '../../../../src/content-model/messages/nearest';

/** How a component is written in a text. */
type Component = {
  /** Shows all its attributes. */
  example: string;
  /** Attributes that may be left out. */
  optional?: readonly string[];
  /** Whether there is text between its tags; unset for either. */
  content?: boolean;
  /** A block stands by itself, the others in a sentence too. */
  block?: boolean;
};

const known: Readonly<Record<string, Component>> = {
  Angabe: { content: false, example: '<Angabe name="firma" />' },
  Preis: { content: false, example: '<Preis paket="home.pro" />' },
  Dienst: { example: '<Dienst name="stripe" />' },
  Gespraech: { block: true, content: false, example: '<Gespraech name="annahme" />' },
  Hinweis: {
    ...{ block: true, content: true, optional: ['titel'] },
    example: '<Hinweis titel="Gut zu wissen">Text</Hinweis>',
  },
  Zitat: {
    ...{ block: true, content: true },
    example: '<Zitat von="Maria Muster, Tischlerei">Text</Zitat>',
  },
  Kennzahl: {
    ...{ block: true, content: true },
    example: '<Kennzahl wert="3 von 4">Anrufe kommen tagsüber</Kennzahl>',
  },
  Video: {
    ...{ block: true, content: false },
    example: '<Video name="erklaervideo" titel="Was ein Agent tut" dauer="1:20" />',
  },
  DemoAufruf: { block: true, example: '<DemoAufruf>Text</DemoAufruf>' },
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
  const { optional = [], content, example } = component;
  const allowed = [...example.matchAll(/ (\w+)="/g)].map(([, attribute = '']) => attribute);
  for (const attribute of given.keys()) {
    if (allowed.includes(attribute)) continue;
    const free = allowed.filter((each) => !given.has(each));
    return allowed.length === 0
      ? `<${name}> hat keine Angaben; so geht es: ${example}`
      : `„${attribute}“ gibt es bei <${name}> nicht; erlaubt: ${allowed.join(', ')}${didYouMean(attribute, free)}`;
  }
  const missing = allowed.find(
    (attribute) => !optional.includes(attribute) && (given.get(attribute) ?? '').trim() === '',
  );
  if (missing !== undefined) return `bei <${name}> fehlt ${missing}="…"; so geht es: ${example}`;
  if (content === true && !hasContent)
    return `zwischen <${name}> und </${name}> fehlt der Text; so geht es: ${example}`;
  if (content === false && hasContent) return `<${name}> hat keinen Text; so geht es: ${example}`;
  return undefined;
}

/** What to write instead of HTML elements. */
const insteadOf: Readonly<Record<string, string>> = {
  b: 'fett schreiben Sie **so**',
  strong: 'fett schreiben Sie **so**',
  i: 'kursiv schreiben Sie *so*',
  em: 'kursiv schreiben Sie *so*',
  u: 'unterstrichen sind auf der Website nur Links',
  a: 'einen Link schreiben Sie [Text](/blog)',
  br: 'eine neue Zeile beginnt nach einer Leerzeile',
  p: 'ein neuer Absatz beginnt nach einer Leerzeile',
  hr: 'eine Trennlinie ist eine Zeile mit ---',
  img: 'ein Bild schreiben Sie ![Was zu sehen ist](./bild.jpg)',
  table: 'eine Tabelle schreiben Sie mit | Spalte | Spalte |',
  ul: 'Listen schreiben Sie mit „- “ am Zeilenanfang',
  ol: 'Listen schreiben Sie mit „1. “ am Zeilenanfang',
  li: 'Listen schreiben Sie mit „- “ am Zeilenanfang',
  blockquote: 'ein Zitat beginnt mit „> “',
  h1: 'Überschriften beginnen mit ##',
  h2: 'Überschriften beginnen mit ##',
  h3: 'Unterüberschriften beginnen mit ###',
};

/** "<Hinwies> gibt es hier nicht", with what to write instead of it. */
export function unknownComponent(name: string): string {
  const element = name.toLowerCase();
  const advice = Object.hasOwn(insteadOf, element)
    ? `; ${insteadOf[element]}`
    : allowedInstead(name, knownComponents);
  return `<${name}> gibt es hier nicht${advice}`;
}
