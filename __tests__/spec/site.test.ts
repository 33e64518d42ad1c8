import { contentOf, pageSource, posts } from '../support/content';

test('the routes of the specification have their pages', () => {
  const industries = ['ki-im-autohaus', 'ki-loesungen-arztpraxis', 'ki-loesungen-gastronomie'];
  const more = ['ki-whatsapp-hotels-airbnb', 'ki-beauty-wellnes', 'ki-feedback-loesung-whatsapp'];
  const products = [
    'ki-terminverwaltung-whatsapp',
    'ki-vertriebs-assistent',
    'ki-telefon-callcenter',
  ];
  const others = ['training', 'kontaktinformationen', 'trial', 'success', 'auth/callback'];
  const services = [
    'webseiten-mit-ki-assistenten',
    'whatsapp-business-api-programmierung',
    'technische-ki-beratung-und-softwareentwicklung-mit-ki',
    'ki-gestuetzte-prozessautomatisierung',
    'ki-avatar-produkt-videos-erstellen',
    'ki-rag-systeme',
  ].map((name) => `services/${name}`);
  const assistants = ['mathias', 'selina', 'luigi', 'sabine', 'sam', 'roberto', 'phonix'].map(
    (name) => `assistants/${name}`,
  );
  for (const path of [
    '',
    ...industries,
    ...more,
    ...products,
    ...others,
    ...services,
    ...assistants,
  ])
    expect([path, pageSource(`/${path}`)]).toEqual([path, expect.anything()]);
});

test('the menus of the header, and the links beside them', () => {
  const { menus, contact, demo, footer, legal } = contentOf('navigation');
  // Not specified: docs/departures.md, "kopfzeile".
  const specified = menus.filter(({ label }) => label !== 'Assistenten');
  expect(specified.map(({ label, links }) => [label, links.length])).toEqual([
    ['Branchenlösungen', 5],
    ['Produkte', 6],
    ['IT-Dienstleistungen', 7],
  ]);
  expect(specified[0]?.links.map(({ label }) => label)).toEqual([
    'Automobilbranche',
    'Zahnarztpraxen',
    'Gastronomie',
    'Hotels & Vermietung',
    'Beauty & Wellness',
  ]);
  expect(specified[2]?.links.at(-1)).toMatchObject({ label: 'KI Schulungen', to: '/training' });
  expect(contact).toMatchObject({ label: 'Kontakt', to: '/kontaktinformationen' });
  expect(demo).toMatchObject({ label: 'Demo anfordern', to: '/trial' });
  expect(footer.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Branchenlösungen', 'Services', 'Weitere IT-Dienstleistungen']),
  );
  expect(footer[1]?.links).toContainEqual({ label: 'Blog', to: '/blog' });
  // One more link than specified: docs/departures.md, "fusszeile".
  const specifiedLinks = legal.map(({ to }) => to).filter((to) => to !== '/barrierefreiheit');
  expect(specifiedLinks).toEqual(['/agb', '/datenschutz', '/impressum']);
});

test('place, year and hours', () => {
  const { copyrightYear, madeIn, contact, chatAgent, social } = contentOf('site');
  expect({ copyrightYear, madeIn }).toEqual({ copyrightYear: 2024, madeIn: 'Made in Austria' });
  expect(contact.phoneHours).toEqual({ days: 'Mo–Fr', from: '09:00', to: '17:00' });
  // Specified without consent: docs/departures.md, "agent-einwilligung".
  expect(chatAgent.requiresConsent).toBe(true);
  expect(social).toHaveLength(2);
});

test('industries of the consultation form', () => {
  expect(contentOf('industries').map(({ value }) => value)).toEqual([
    'automotive',
    'medical',
    'gastronomy',
    'hotels',
    'beauty',
    'retail',
    'manufacturing',
    'consulting',
    'finance',
    'education',
    'technology',
    'other',
  ]);
});

test('four posts, all of one category', () => {
  const found = posts().map(({ path, category }) => [path, category]);
  expect(found.sort()).toEqual(
    [
      'digitale-mitarbeiter-ki-agenten',
      'erster-digitaler-mitarbeiter',
      'event-driven-architecture',
      'ki-im-autohaus-werkstatt-zukunft',
    ].map((id) => [`/blog/${id}`, 'KI & Digitalisierung']),
  );
});

test('words of the blog and of its missing posts', () => {
  const { overview, post } = contentOf('blog');
  expect(post.back).toBe('Zurück zum Blog');
  expect(post.closing).toEqual({
    heading: 'Bereit für deinen ersten digitalen Mitarbeiter?',
    text: 'Starte jetzt und mache dein Unternehmen fit für die Zukunft.',
    action: { label: 'Jetzt Demo anfordern', to: '/trial' },
  });
  expect(overview.closing.actions).toContainEqual({ label: 'Kostenlose Beratung', to: '/trial' });
  expect(contentOf('not-found').post.heading).toBe('Post nicht gefunden');
});
