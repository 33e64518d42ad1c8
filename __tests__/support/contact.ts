import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { dataSchemas } from '../../src/content-model/data';

const site: unknown = parse(readFileSync('content/data/site.yaml', 'utf8'));

/** The owner's contact data as a form receives it. */
export const { contact } = dataSchemas.site.parse(site);

/** Where the other ways lead that a form offers. */
export const otherWays = [`mailto:${contact.email}`, contact.phoneHref];

/** What the visitor learns once a message has arrived. */
export const afterwards = {
  heading: 'So geht es weiter',
  steps: ['Ein Mensch liest Ihre Nachricht.'],
};
