import { existsSync, readFileSync } from 'node:fs';
import { listed } from './specification';

/** Main part of a built page: its text with ordinary spaces, its labels and its links. */
function readBuilt(route: string): { text: string; links: (string | null)[] } {
  const file = `public${route === '/' ? '/index' : route}.html`;
  if (!existsSync(file))
    throw new Error(`${file} is missing: these facts need a build (npm run build)`);
  const page = new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html');
  const all = [...page.querySelectorAll('main, main *')];
  const labels = all.map((element) => element.getAttribute('aria-label') ?? '');
  const text = [page.querySelector('main')?.textContent ?? '', ...labels].join(' ');
  return {
    text: text.replace(/\s+/g, ' '),
    links: all.map((element) => element.getAttribute('href')),
  };
}

const both = '/trial, /kontaktinformationen';
const contact = '/kontaktinformationen';
const homePrices = '500 €, 9,90 €, 1.500 €, 19,90 €, 5.000 €, 49,90 €, EMPFOHLEN';
const workshopPrices = '750 €, 19,90 €, 2.200 €, 39,90 €, 5.500 €, 79,90 €, −30 %';
const hotelPrices = '750 €, 14,90 €, 2.200 €, 29,90 €, 5.500 €, 49,90 €, pro Zimmer, −30 %';
const savings = '−50 %, −63 %, −67 %, −77 %, −53 %, −70 %, −68 %, −58 %, −66 %';

/** Words, prices as they are shown, figures that are computed, and links, by route. */
const facts: Readonly<Record<string, readonly [texts: string, links?: string]>> = {
  '/': [
    `${homePrices}, 95 %, 24/7, 2×, Server in der EU, KI-Automatisierung, WhatsApp-Bots,
    Individuelle Software, 7 min Lesezeit, 5 min Lesezeit`,
    `${both}, /ki-im-autohaus, /ki-loesungen-arztpraxis, /ki-loesungen-gastronomie,
    /ki-whatsapp-hotels-airbnb, /blog, /blog/digitale-mitarbeiter-ki-agenten,
    /blog/erster-digitaler-mitarbeiter`,
  ],
  '/ki-im-autohaus': [
    `${workshopPrices}, Werkstätten, Autohäuser, Reifenhändler, Fuhrparkleiter`,
    both,
  ],
  '/ki-loesungen-arztpraxis': [homePrices, both],
  '/ki-loesungen-gastronomie': [`${homePrices}, Tischverwaltung`, both],
  '/ki-whatsapp-hotels-airbnb': [hotelPrices, both],
  '/ki-beauty-wellnes': [homePrices, both],
  '/ki-feedback-loesung-whatsapp': ['zwei bis drei Tage', both],
  '/ki-terminverwaltung-whatsapp': ['19,90 €, 49,99 €, 169,90 €', both],
  '/ki-vertriebs-assistent': [
    `Verkaufsberatung, Verhandlung, Leadgenerierung, Kontakt, Qualifizierung, Beratung, Abschluss,
    E-Commerce, B2B-Vertrieb, Dienstleistungen, Demo anfordern`,
    both,
  ],
  '/ki-telefon-callcenter': [
    `Anrufannahme, Analyse, Reaktion, Abschluss, ab 1.500 €, ${savings}`,
    both,
  ],
  '/training': [
    `99 €, 990 €, 490 €, 14. NOV 2025, COMING SOON, Bald verfügbar, 9:00, 10:30, 13:00, 14:30,
    15:30, Graz`,
  ],
  '/kontaktinformationen': ['Mo–Fr 9:00–17:00, 24/7, E-Mail, Telefon', '/datenschutz'],
  '/trial': ['Bitte wählen Sie Ihre Branche', `${contact}, /trial#formular`],
  '/agb': ['Stand: März 2024, 14 Tagen, österreichisches Recht, Graz'],
  '/impressum': ['Stand: März 2024, Graz'],
  '/datenschutz': ['Stand: Februar 2025, cookieConsent'],
  '/services/webseiten-mit-ki-assistenten': [
    `Webentwicklung, Responsive, SEO, Performance, Content-Management, Analyse, Design,
    Entwicklung, Launch, Beratungsgespräch vereinbaren`,
    contact,
  ],
  '/services/ki-gestuetzte-prozessautomatisierung': [
    `Workflow-Automatisierung, KI-Prozesse, Dokumentenverarbeitung, Systemintegration,
    KI-Integration, Analyse, Konzeption, Implementierung, Optimierung`,
    contact,
  ],
  '/services/technische-ki-beratung-und-softwareentwicklung-mit-ki': [
    `WhatsApp, Dashboards, Autohändler, Hotels, Start-ups, Analyse, Strategie, Umsetzung,
    Betreuung, Gewerbeordnung, Unternehmensberatung`,
    contact,
  ],
  '/services/whatsapp-business-api-programmierung': ['WhatsApp Business API', contact],
  '/services/ki-rag-systeme': ['RAG', contact],
  '/services/ki-avatar-produkt-videos-erstellen': [
    `Produktpräsentationen, Werbevideos, Erklärvideos, Social-Media, 99 €, 450 €, 880 €,
    48 Stunden, 30 Sprachen, 4K, Paket bestellen`,
  ],
  ...Object.fromEntries(
    listed('mathias, selina, luigi, sabine, sam, roberto, phonix').map((id) => [
      `/assistants/${id}`,
      ['Demo anfordern', '/trial'] as const,
    ]),
  ),
  '/success': [
    'Zahlung erfolgreich, Vielen Dank, Zur Startseite, Kontakt aufnehmen, KI-Produktvideo',
    `/, ${contact}`,
  ],
  '/blog': [
    '8 min, 7 min, 6 min, 5 min, Kostenlose Beratung',
    '/blog/ki-im-autohaus-werkstatt-zukunft, /blog/event-driven-architecture, /trial',
  ],
};

test.each(Object.entries(facts))('%s says what the specification demands', (route, fact) => {
  const [texts, links] = fact;
  const built = readBuilt(route);
  expect(listed(texts).filter((text) => !built.text.includes(text))).toEqual([]);
  const targets = links === undefined ? [] : listed(links);
  // "/trial?branche=hotels" leads to /trial.
  const pages = built.links.flatMap((link) => [link, link?.split('?')[0]]);
  expect(targets.filter((link) => !pages.includes(link))).toEqual([]);
});

test('terms have ten numbered sections, the privacy policy seven', () => {
  for (const [route, count] of [
    ['/agb', 10],
    ['/datenschutz', 7],
  ] as const) {
    const { text } = readBuilt(route);
    expect(text).toContain(`${count}. `);
    expect(text).not.toMatch(new RegExp(`(^|[^\\d.])${count + 1}\\. [A-ZÄÖÜ]`));
  }
});
