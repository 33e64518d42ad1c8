import { contentOf, pageSource, posts } from '../support/content';
import { departures, listed } from './specification';

test.each([
  ['', 'training, kontaktinformationen, trial, success, auth/callback'],
  ['', 'ki-im-autohaus, ki-loesungen-arztpraxis, ki-loesungen-gastronomie'],
  ['', 'ki-whatsapp-hotels-airbnb, ki-beauty-wellnes, ki-feedback-loesung-whatsapp'],
  ['', 'ki-terminverwaltung-whatsapp, ki-vertriebs-assistent, ki-telefon-callcenter'],
  ['services/', 'webseiten-mit-ki-assistenten, whatsapp-business-api-programmierung'],
  ['services/', 'technische-ki-beratung-und-softwareentwicklung-mit-ki, ki-rag-systeme'],
  ['services/', 'ki-gestuetzte-prozessautomatisierung, ki-avatar-produkt-videos-erstellen'],
  ['assistants/', 'mathias, selina, luigi, sabine, sam, roberto, phonix'],
])('the routes of the specification have their pages: /%s… %s', (folder, names) => {
  for (const path of ['/', ...listed(names).map((name) => `/${folder}${name}`)])
    expect([path, pageSource(path)]).toEqual([path, expect.anything()]);
});

test('the menus of the header, and the links beside them', () => {
  const { menus, contact, demo, footer, legal } = contentOf('navigation');
  expect(menus.map(({ label, links }) => [label, links.length])).toEqual([
    ['Branchenlösungen', 5],
    ['Produkte', 6],
    ['IT-Dienstleistungen', 7],
  ]);
  expect(menus[0]?.links.map(({ label }) => label)).toEqual(
    listed('Automobilbranche, Zahnarztpraxen, Gastronomie, Hotels & Vermietung, Beauty & Wellness'),
  );
  expect(menus[2]?.links.at(-1)).toMatchObject({ label: 'KI Schulungen', to: '/training' });
  expect(contact).toMatchObject({ label: 'Kontakt', to: '/kontaktinformationen' });
  expect(demo).toMatchObject({ label: 'Demo anfordern', to: '/trial' });
  expect(footer.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Branchenlösungen', 'Services', 'Weitere IT-Dienstleistungen']),
  );
  expect(footer[1]?.links).toContainEqual({ label: 'Blog', to: '/blog' });
  const links = legal.map(({ to }) => to).filter((to) => to !== departures.fusszeile.legal);
  expect(links).toEqual(['/agb', '/datenschutz', '/impressum']);
});

test('place, year and hours', () => {
  const { copyrightYear, madeIn, contact, chatAgent, social } = contentOf('site');
  expect({ copyrightYear, madeIn }).toEqual({ copyrightYear: 2024, madeIn: 'Made in Austria' });
  expect(contact.phoneHours).toEqual({ days: 'Mo–Fr', from: '09:00', to: '17:00' });
  expect(chatAgent).toMatchObject(departures['agent-einwilligung']);
  expect(social).toHaveLength(2);
});

test('industries of the consultation form', () => {
  expect(contentOf('industries').map(({ value }) => value)).toEqual(
    listed(`automotive, medical, gastronomy, hotels, beauty, retail, manufacturing, consulting,
    finance, education, technology, other`),
  );
});

test('four posts, all of one category', () => {
  const found = posts().map(({ path, category }) => [path, category]);
  expect(found.sort()).toEqual(
    listed(`digitale-mitarbeiter-ki-agenten, erster-digitaler-mitarbeiter,
    event-driven-architecture, ki-im-autohaus-werkstatt-zukunft`).map((id) => [
      `/blog/${id}`,
      'KI & Digitalisierung',
    ]),
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
