import type { Message } from '../../../tools/services/outbox/outbox';
import { listPage } from '../../../tools/services/outbox/page';

const visitor = { name: 'Änne Gruber', email: 'aenne@werkstatt-gruber.at', message: 'Guten Tag' };

function message(record: object, receivedAt = '2025-07-01T22:30:00.000Z'): Message {
  return {
    id: '20250701T223000000Z-9f86d081',
    receivedAt,
    endpoint: 'emailjs-send-form',
    templateId: 'template_lokal',
    fields: Object.entries(record).map(([name, value]) => ({ name, value })),
  };
}

const parse = async (page: ReturnType<typeof listPage>): Promise<Document> =>
  new DOMParser().parseFromString(await page, 'text/html');
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
test('shows name, address and every field as written, in the given order', async () => {
  const spaced = { ...visitor, message: '  Guten Tag,\n\n\tPickerl-Termin?\n' };
  const document = await parse(
    listPage([message({ name: 'Zweiter', feld_neu: 'x', company: '' }), message(spaced)]),
  );
  expect(texts(document, 'article h2')).toEqual(['Zweiter', spaced.name]);
  expect(texts(document, '.from')).toEqual(['Ohne E-Mail-Adresse', spaced.email]);
  expect(texts(document, 'dt')).toEqual(
    ['Name', 'feld_neu', 'Betrieb', 'Name', 'E-Mail', 'Nachricht'], // prettier-ignore
  );
  expect(texts(document, 'dd')).toEqual(['Zweiter', 'x', 'leer', ...Object.values(spaced)]);
  expect(texts(document, '.bar strong')).toEqual(['2 Nachrichten']);
  expect(texts(document, 'form[method=post][action="/outbox/clear"]')).toEqual(['Alle löschen']);
});

test('the time is that of Graz', async () => {
  const summer = (await parse(listPage([message({})]))).querySelector('time');
  expect(summer?.textContent).toBe('00:30 Mittwoch, 2. Juli 2025');
  expect(summer?.dateTime).toBe('2025-07-01T22:30:00.000Z');
  const winter = await parse(listPage([message({}, '2025-11-21T03:12:00.000Z')]));
  expect(texts(winter, 'time')).toEqual(['04:12 Freitag, 21. November 2025']);
});

test('a mail to a customer shows whom it goes to, and its link can be followed', async () => {
  const href = 'http://localhost:9000/auth/callback?token_hash=pkce_1&type=email';
  const mail = { to_email: visitor.email, subject: 'Bitte bestätigen', link: href };
  const document = await parse(listPage([message(mail)]));
  expect(texts(document, 'article h2, .from')).toEqual(['Bitte bestätigen', `An ${visitor.email}`]);
  expect(texts(document, 'dt')).toEqual(['An', 'Betreff', 'Link']);
  expect(document.querySelector('dd a')?.getAttribute('href')).toBe(href);
});

test('only an address of the web becomes a link', async () => {
  const document = await parse(listPage([message({ link: 'javascript:alert(1)' })]));
  expect(document.querySelector('dd a')).toBeNull();
  expect(texts(document, 'dd')).toEqual(['javascript:alert(1)']);
});
