import { legalSource, pageSource, postSource } from '../../../../__tests__/support/content-tree';

/** Files below content/ that a mistake changes. */
export type Changes = Record<string, string | Buffer | undefined>;

/** A mistake of an editor by the name that messages.yaml knows it by. */
export type Mistake = [name: string, changes: Changes];

/** A page with head data of its own. */
function ownHead(yaml: string): string {
  return pageSource(yaml)
    .replace('Werkstatt Kern in Graz', 'Kontakt zur Halle')
    .replace('Ein Beispielbetrieb', 'Eine Halle');
}

/** A page file with a form, whose lines mistakes change. */
export const form = ownHead(`  - kind: contact-form
    label: Nachricht
    heading: Ein paar Zeilen genügen.
    anchor: nachricht
    promises:
      - Wir antworten per E-Mail.
      - Ihre Angaben dienen nur der Antwort.
    reader: redaktion
`);

/** The page with the form after a replacement. */
export const page = (from: string, to: string): Changes => ({
  'pages/kontakt.yaml': replaced(form, from, to),
});

/** A page with more sections. */
export const sections = (yaml: string): Changes => ({ 'pages/kontakt.yaml': ownHead(yaml) });

const longText = 'Das Telefon läutet am Abend, und niemand hebt ab. '.repeat(20);

/** A post with a line of text, the tenth of its file. */
export const text = (line: string): Changes => ({
  'blog/pult/index.mdx': postSource(`${line}\n\n${longText}\n\n## Am Abend\n\nSchluss.\n`),
});

/** A post after a replacement in its frontmatter. */
export const front = (from: string, to: string): Changes => ({
  'blog/pult/index.mdx': replaced(postSource(longText), from, to),
});

/** A data file after a replacement. */
export const data = (name: string, from: string, to: string, source: string): Changes => ({
  [`data/${name}.yaml`]: replaced(source, from, to),
});

/** The prices that buyers pay, in the form of the real file, whose figures may change. */
export const products = `{
  "video-basic": {
    "name": "Video Klein",
    "price": 99,
    "priceId": "price_klein",
    "mode": "payment"
  },
  "video-hero": {
    "name": "Video Groß",
    "price": 880,
    "priceId": "price_gross",
    "mode": "payment"
  }
}
`;

export { legalSource, pageSource, postSource };

export function replaced(source: string, from: string, to: string): string {
  if (!source.includes(from)) throw new Error(`„${from}“ is not in the source`);
  return source.replace(from, to);
}
