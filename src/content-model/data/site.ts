import { z } from 'zod';
import { telephone, telephoneLink, whatsappLink } from '../telephone';
import { action, externalUrl, internalPath, plainText, slug } from '../primitives';
import { endsLater, endsTooEarly, hours } from '../times';
import { openDays } from '../week-days';

/**
 * content/data/site.yaml: the owner's data, one home for name, contact, hours and external links.
 */
export const site = z.strictObject({
  name: plainText,
  tagline: plainText,
  copyrightYear: z.int().min(2000).max(2100),
  madeIn: plainText,
  skipLink: plainText,
  contact: z
    .strictObject({
      email: z.email(),
      phone: telephone,
      whatsapp: telephone
        .optional()
        .describe('Ihre Nummer bei WhatsApp; ohne sie gibt es keinen Link dorthin'),
      phoneHours: z.strictObject({ days: openDays, ...hours }).refine(endsLater, endsTooEarly),
    })
    .transform((contact) => ({
      ...contact,
      phoneHref: telephoneLink(contact.phone),
      whatsappHref: contact.whatsapp && whatsappLink(contact.whatsapp),
    })),
  social: z.array(z.strictObject({ label: plainText, href: externalUrl })),
  contactBand: z.strictObject({
    question: plainText,
    text: plainText,
    demo: action,
  }),
  external: z.strictObject({
    trainingBooking: externalUrl,
    trainingFlyer: externalUrl,
    videoOrder: externalUrl,
    fallbackForm: externalUrl,
  }),
  vat: plainText.describe('Steht bei jedem Preis außer bei Schulungen und Produktvideos'),
  vatOnline: plainText.describe(
    'Steht bei Preisen, die online bezahlt werden: Sie sind der Endbetrag',
  ),
  pilotTerms: plainText.describe('Was ein Pilotpartner bekommt und gibt; steht bei jedem Rabatt'),
  video: z.strictObject({
    embed: externalUrl.describe('Adresse des Rahmens ohne Cookies, die id folgt'),
    watch: externalUrl.describe('Adresse des Videos auf der Plattform, die id folgt'),
    ids: z.record(
      slug,
      z.string().regex(/^[A-Za-z0-9_-]{6,20}$/, {
        error: 'muss die Kennung eines Videos sein, die elf Zeichen nach watch?v=',
      }),
    ),
  }),
  chatAgent: z.strictObject({
    requiresConsent: z
      .boolean()
      .describe('Erst mit Zustimmung: bei false lädt der Chat-Agent auch ohne'),
  }),
  callBar: z.strictObject({ label: plainText, call: plainText }),
  owner: z
    .record(
      z.string().regex(/^[a-zA-Z]+$/, { error: 'darf nur aus Buchstaben bestehen' }),
      plainText,
    )
    .describe('Angaben für die Rechtstexte'),
});
export type Site = z.output<typeof site>;

const link = z.strictObject({ label: plainText, text: plainText.optional(), to: internalPath });
const menu = z.strictObject({
  label: plainText,
  links: z.array(link).min(1),
  overview: internalPath
    .optional()
    .describe('Wo die Website alle Seiten des Menüs zeigt; steht im Brotkrumenpfad'),
});

/** content/data/navigation.yaml: header menus, footer columns, legal links. */
export const navigation = z.strictObject({
  home: link.describe('Beginn jedes Brotkrumenpfads'),
  menus: z.array(menu).min(1),
  direct: z.array(link).describe('Stehen in der Kopfzeile nach den Menüs'),
  contact: link,
  demo: link,
  about: link.describe('Steht bei den Menschen und am Ende der Seiten'),
  footer: z.array(menu).length(4),
  legal: z.array(link).min(1),
});
export type Navigation = z.output<typeof navigation>;
