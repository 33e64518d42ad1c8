import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

const real: object = parse(readFileSync('content/data/site.yaml', 'utf8'));

const fixture = {
  ...real,
  name: 'Werkstatt Kern',
  contact: {
    email: 'hallo@kern.example',
    phone: '+43 316 00 00 00',
    phoneHours: { days: 'Mo–Fr', from: '09:00', to: '17:00' },
  },
  owner: { inhaber: 'Georg Kern' },
};

/**
 * Source of a site.yaml with a known name, contact and owner. The rest is the site's own, so that a
 * new field needs no second home here; its links lead to the one page every fixture has.
 */
export const siteSource = stringify(fixture).replace(/\bto: \/\S*/g, 'to: /');
