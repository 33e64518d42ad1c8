import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type DataName, dataSchemas, thirdPartyIds } from '../../src/content-model/data';
import { productsFile } from '../../plugins/gatsby-source-content/read/yaml';
import { siteSource } from './site';
import { temporaryFolder } from './temporary-folder';

/** Head data of 50 to 160 characters that every page of the fixture carries. */
const seo = `seo:
  title: Werkstatt Kern in Graz
  description: Ein Beispielbetrieb mit zwei Bühnen, einem Pult und einem Telefon, das auch am Abend läutet.
`;

const hero = `  - kind: hero
    heading: Grüß Gott
    lead: Wir heben ab.
`;

/**
 * Source of a page file that opens with a plain hero.
 * @param sections YAML of further list items, indented by two
 */
export function pageSource(sections = ''): string {
  return `${seo}sections:\n${hero}${sections}`;
}

/**
 * Source of a blog post.
 * @param body MDX after the frontmatter; its first line is line 10 of the file
 */
export function postSource(body: string): string {
  return `---
title: 'Das Pult am Abend: Was liegen bleibt, wenn niemand abhebt'
excerpt: Was im Betrieb liegen bleibt, wenn niemand mehr abhebt, und wer es erledigt.
date: 2025-10-02
author: redaktion
category: KI & Digitalisierung
cover: ./cover.png
coverAlt: Ein Pult mit Telefon
---
${body}`;
}

/** Source of a legal text. */
export function legalSource(body: string): string {
  return `---
title: Impressum
seoTitle: Impressum der Werkstatt
description: Wer für diese Website verantwortlich ist und wie Sie den Betrieb in Graz erreichen.
updated: März 2024
---
${body}`;
}

/** The site's own data; it refers to the one page and the one group every fixture has. */
const ownData = Object.fromEntries(
  Object.keys(dataSchemas).map((name) => {
    const source = readFileSync(`content/data/${name}.yaml`, 'utf8');
    const linked = source.replace(/\b(to:) '?\/[^\s,}]*/g, '$1 /');
    return [`data/${name}.yaml`, linked.replace(/\b(packages:) \w+/g, '$1 home')];
  }),
);

/** A data file of the site with a change in it. */
export const changed = (name: DataName, from: string | RegExp, to: string) => ({
  [`data/${name}.yaml`]: ownData[`data/${name}.yaml`]?.replace(from, to),
});

/** A picture that is wide enough for a cover. */
export const coverPicture = readFileSync(resolve(__dirname, 'pictures/cover.png'));

/** What the privacy policy says of each third party. */
export const services = thirdPartyIds.map((id) => `<Dienst name="${id}" />\n`).join('\n');

/** The head data differ from page to page, as those of a site must. */
const requiredPage = (title: string): string =>
  pageSource().replace('Werkstatt Kern in Graz', title).replace('Ein Beispielbetrieb', title);

const files: Readonly<Record<string, string | Buffer>> = {
  ...ownData,
  'data/redirects.yaml': '[]\n',
  'pages/index.yaml': pageSource(),
  'blog/pult/index.mdx': postSource('## Am Abend\n\nDas Telefon läutet.\n'),
  'blog/pult/cover.png': coverPicture,
  'pages/trial.yaml': requiredPage('Beratung in der Werkstatt'),
  'pages/kontaktinformationen.yaml': requiredPage('Kontakt zur Werkstatt'),
  'pages/success.yaml': requiredPage('Danke für die Zahlung'),
  'pages/auth/callback.yaml': requiredPage('Das Konto der Werkstatt'),
  'legal/datenschutz.mdx': legalSource(services),
  'legal/impressum.mdx': legalSource('## Inhaber\n\n<Angabe name="inhaber" />\n'),
  'images/portraits/luigi.svg': '<svg/>',
  'images/people/kern.svg': '<svg/>',
  'data/site.yaml': siteSource,
  'data/assistants.yaml': `- id: luigi
  name: Luigi
  image: portraits/luigi.svg
  icon: pizza
  trade: Pizzeria
  description: Nimmt Bestellungen auf.
  quote: Ist notiert.
  channels: WhatsApp
  path: /
`,
  'data/people.yaml':
    '- { id: redaktion, name: Georg Kern, image: people/kern.svg, task: Meister, sentence: Immer im Dienst. }\n',
  'data/conversations.yaml': '{}\n',
  'data/packages.yaml': `home:
  cards:
    - id: basic
      title: BASIC
      audience: Für kleine Betriebe
      setup: 500
      monthly: 9.9
      channels: Web
      action: { label: Anfragen, to: / }
`,
  'data/testimonials.yaml': `- id: kern
  quote: Jetzt liegt der Werkstattplan am Pult.
  person: Georg Kern
  business: Werkstatt Kern, Graz
`,
  'data/feature-lists.yaml':
    'automotive: { basic: [Chatbot], pro: [WhatsApp], enterprise: [Telefon] }\n',
};

/**
 * A small repository with valid content in a temporary folder.
 * @param changes files below content/ to add or replace, by their path there; undefined leaves one
 *   out
 * @returns the repository's folder
 */
export function contentTree(
  changes: Readonly<Record<string, string | Buffer | undefined>> = {},
): string {
  const written = Object.entries({ ...files, ...changes }).flatMap(([name, source]) =>
    source === undefined ? [] : [[`content/${name}`, source]],
  );
  return temporaryFolder({
    [productsFile]: readFileSync(productsFile, 'utf8'),
    ...Object.fromEntries(written),
  });
}
