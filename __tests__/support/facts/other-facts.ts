import type { Facts } from './facts';

/** Contact, legal, service and assistant pages, and the end of a purchase. */
export const otherFacts: Readonly<Record<string, Facts>> = {
  '/kontaktinformationen': {
    texts: ['Mo–Fr 9:00–17:00', '24/7', 'E-Mail', 'Telefon'],
    links: ['/datenschutz'],
  },
  '/trial': {
    texts: [
      'Bitte wählen Sie Ihre Branche',
      'Automobil und Werkstatt',
      'Andere Branche',
      '5 von 5 Sternen',
    ],
    links: ['/kontaktinformationen', '/trial#formular'],
  },
  '/agb': {
    texts: ['Stand: März 2024', '14 Tagen', 'österreichisches Recht', 'Graz', '10. '],
  },
  '/impressum': { texts: ['Stand: März 2024', 'Graz'] },
  '/datenschutz': { texts: ['Stand: Februar 2025', '7. Ihre Rechte', 'cookieConsent'] },
  '/services/webseiten-mit-ki-assistenten': {
    texts: [
      'Webentwicklung',
      'Responsive',
      'SEO',
      'Performance',
      'Content-Management',
      'Analyse',
      'Design',
      'Entwicklung',
      'Launch',
      'Beratungsgespräch vereinbaren',
    ],
    links: ['/kontaktinformationen'],
  },
  '/services/ki-gestuetzte-prozessautomatisierung': {
    texts: [
      'Workflow-Automatisierung',
      'KI-Prozesse',
      'Dokumentenverarbeitung',
      'Systemintegration',
      'KI-Integration',
      'Analyse',
      'Konzeption',
      'Implementierung',
      'Optimierung',
    ],
    links: ['/kontaktinformationen'],
  },
  '/services/technische-ki-beratung-und-softwareentwicklung-mit-ki': {
    texts: [
      'WhatsApp',
      'Dashboards',
      'Autohändler',
      'Hotels',
      'Start-ups',
      'Analyse',
      'Strategie',
      'Umsetzung',
      'Betreuung',
      'Gewerbeordnung',
      'Unternehmensberatung',
    ],
    links: ['/kontaktinformationen'],
  },
  '/services/whatsapp-business-api-programmierung': {
    texts: ['WhatsApp Business API'],
    links: ['/kontaktinformationen'],
  },
  '/services/ki-rag-systeme': { texts: ['RAG'], links: ['/kontaktinformationen'] },
  '/services/ki-avatar-produkt-videos-erstellen': {
    texts: [
      'Produktpräsentationen',
      'Werbevideos',
      'Erklärvideos',
      'Social-Media',
      '99 €',
      '450 €',
      '880 €',
      'EMPFOHLEN',
      '48 Stunden',
      '30 Sprachen',
      '4K',
      'Zusammen höchstens 15 Minuten',
      'Zusammen höchstens 30 Minuten',
      'Bis zu 10 Videos',
      'Paket bestellen',
      'Online bezahlen',
      'nur für Unternehmen',
    ],
  },
  ...Object.fromEntries(
    ['mathias', 'selina', 'luigi', 'sabine', 'sam', 'roberto', 'phonix'].map((id) => [
      `/assistants/${id}`,
      { texts: ['Demo anfordern'], links: ['/trial'] },
    ]),
  ),
  '/success': {
    texts: [
      'Zahlung erfolgreich',
      'Vielen Dank',
      'Zur Startseite',
      'Kontakt aufnehmen',
      'KI-Produktvideo',
    ],
    links: ['/', '/kontaktinformationen'],
  },
  '/blog': {
    texts: ['KI & Digitalisierung', '8 min', '7 min', '6 min', '5 min', 'Kostenlose Beratung'],
    links: [
      '/blog/ki-im-autohaus-werkstatt-zukunft',
      '/blog/digitale-mitarbeiter-ki-agenten',
      '/blog/event-driven-architecture',
      '/blog/erster-digitaler-mitarbeiter',
      '/trial',
    ],
  },
  // Without script: what stands there until the link in the e-mail has been looked at.
  '/auth/callback': {
    texts: ['Einen Moment, bitte.', 'Wir prüfen den Link aus Ihrer E-Mail.', 'Kontaktformular'],
    links: ['/kontaktinformationen'],
  },
};
