import { contentOf } from '../support/content';
import { listed } from './specification';

// What the specification says is in an offer: parts of the entries of its list.

/** Whether every text is part of an entry, and there are no other entries. */
function expectList(entries: readonly string[] | undefined, texts: string): void {
  expect(entries).toHaveLength(listed(texts).length);
  for (const [index, text] of listed(texts).entries())
    expect(entries?.[index]?.replace(/\s/g, ' ')).toContain(text);
}

test.each([
  [
    'basic',
    `Website-Chatbot, Firmenfarben, Standardfragen, 2 vorprogrammierte Formulare, Kalender,
    einmal pro Quartal`,
  ],
  [
    'pro',
    `Alles aus BASIC, 5 Formulare, QR-Code, Terminerinnerungen, Chatverlauf und Spracheingabe,
    Wissensdatenbank, Monatliche Analyse, E-Mail-Support`,
  ],
  [
    'enterprise',
    `Alles aus PRO, 100 Minuten KI-Telefonie, Firmenlogo, WhatsApp-Visitenkarte mit Logo,
    CRM-Anbindung, E-Mail und Telefon`,
  ],
])('package %s of the home page', (id, texts) => {
  expectList(contentOf('packages')['home']?.cards.find((card) => card.id === id)?.features, texts);
});

test.each([
  [
    'automotive',
    {
      basic: 'Website-Chatbot, Terminanfragen, Fahrzeugberatung, Verfügbarkeit, Dashboard',
      pro: 'Alles aus BASIC, WhatsApp, Werkstattverwaltung, Terminerinnerungen, Fahrzeugwünsche',
      enterprise: `Alles aus PRO, Dealer-Management-System, KI-Telefonie, Mehrsprachige,
      mehrerer Standorte`,
    },
  ],
  [
    'gastronomy',
    {
      basic: 'Website-Chatbot, Karte, Reservierungsanfragen, Öffnungszeiten, Dashboard',
      pro: 'Alles aus BASIC, WhatsApp, Tischverwaltung, Bestellbestätigungen, Gästewünsche',
      enterprise: 'Alles aus PRO, Kassa, KI-Telefonie, Mehrsprachige, mehrerer Standorte',
    },
  ],
] as const)('lists of %s', (industry, lists) => {
  const own = contentOf('feature-lists')[industry];
  for (const id of ['basic', 'pro', 'enterprise'] as const) expectList(own?.[id], lists[id]);
});

test.each([
  ['basic', '50 Buchungen, 30 Tage Onboarding'],
  ['pro', '100 Buchungen, 5 Leistungen mit Untergruppen, 60 Tage Onboarding'],
  ['hero', '50 Minuten KI-Telefon, 90 Tage Onboarding'],
])('booking plan %s', (id, texts) => {
  expectList(contentOf('booking-plans').plans.find((plan) => plan.id === id)?.features, texts);
});

test('what is charged beyond the booking plans', () => {
  const notes = contentOf('booking-plans').notes.map(({ text }) => text.replace(/\s/g, ' '));
  for (const text of listed('14 Tage, 3 Monate, 0,045 €, 0,50 €, 1.000 Kontakte, 20 %'))
    expect(notes.join('\n')).toContain(text);
});

test.each([
  ['basic', '1 Video bis 3 Minuten, 1 Avatar, 1 Stimme, Eigener Hintergrund, 1 Korrekturschleife'],
  [
    'professional',
    `5 Videos, 15 Minuten, 3 Avatare, 3 Stimmen, Eigener Hintergrund,
    3 Korrekturschleifen pro Video`,
  ],
  [
    'hero',
    `10 Videos, 30 Minuten, 5 Avatare, 5 Stimmen, Eigener Hintergrund,
    3 Korrekturschleifen pro Video`,
  ],
])('video package %s', (id, texts) => {
  expectList(contentOf('video-packages').find((offer) => offer.id === id)?.features, texts);
});

test.each([
  [
    'einsteiger',
    `9–16 Uhr, 10 Teilnehmende, Graz, Zertifikat, 30 Tage E-Mail-Support, PDF, 5 Workflows`,
  ],
  ['coaching', 'Zwei Einheiten zu je 180 Minuten'],
  ['fortgeschrittene', '2 Tage'],
])('training %s', (id, texts) => {
  const features = contentOf('trainings').offers.find((offer) => offer.id === id)?.features;
  expectList(features?.slice(0, listed(texts).length), texts);
});
