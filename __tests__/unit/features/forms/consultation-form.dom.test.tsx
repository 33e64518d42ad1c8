import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConsultationForm } from '../../../../src/features/forms/consultation-form';
import { formMessages } from '../../../../src/features/forms/messages';
import { sendForm } from '../../../../src/lib/emailjs';
import { rememberTried } from '../../../../src/lib/tried';
import { afterwards, contact } from '../../../support/contact';
import { control, description, fillIn, submit } from '../../../support/form-page';

jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

const industries = [
  { value: 'hotels', label: 'Hotel und Vermietung' },
  { value: 'other', label: 'Andere Branche' },
];
const subjects = [{ id: 'hotel-pro', label: 'Hotel PRO, 2.200 € + 29,90 € pro Zimmer/Monat' }];
const request = {
  Name: 'Eva Kern',
  'E-Mail': 'eva@kern.example',
  Telefon: '+43 316 12 34 56',
  Betrieb: 'Pension Kern',
  Website: 'https://kern.example',
  Branche: 'hotels',
};

const props = { contact, afterwards, industries, subjects };
const show = () => render(<ConsultationForm {...props} />);

/** Sends the form with these fields changed. */
async function send(changes: Record<string, string> = {}) {
  show();
  fillIn({ ...request, ...changes });
  await submit();
}

test('every field is sent under its specified name; the message is optional', async () => {
  await send();
  expect(Object.fromEntries(jest.mocked(sendForm).mock.calls[0]?.[0] ?? [])).toEqual({
    name: request.Name,
    email: request['E-Mail'],
    phone: request.Telefon,
    company: request.Betrieb,
    website: request.Website,
    industry: 'hotels',
    message: '',
  });
  expect(screen.getByRole('status').textContent).toBe(
    'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
  );
});

test.each([
  ['kern.example', 'https://kern.example'],
  [' www.kern.example/zimmer ', 'https://www.kern.example/zimmer'],
  ['http://kern.example', 'http://kern.example'],
])('the website %j is sent as %s', async (typed, sent) => {
  await send({ Website: typed });
  expect(jest.mocked(sendForm).mock.calls[0]?.[0].get('website')).toBe(sent);
});

test('a website that is no address is refused in German', async () => {
  await send({ Website: 'haben wir nicht' });
  expect(sendForm).not.toHaveBeenCalled();
  expect(description('Website')).toContain('Diese Adresse ist unvollständig');
});

test.each(['keine', ' Keine Website ', 'Wir haben noch keine.', 'nein', '–'])(
  'a firm without a website is not locked out: %j',
  async (Website) => {
    await send({ Website });
    expect(jest.mocked(sendForm).mock.calls[0]?.[0].get('website')).toBe(
      'https://keine-website.invalid',
    );
  },
);

test('what was typed stays in the field when it could not be sent', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(sendForm).mockResolvedValue({ status: 429, text: '' });
  await send({ Website: 'keine' });
  expect(control('Website')).toMatchObject({ value: 'keine' });
});

describe('what led here', () => {
  const open = (search: string) => {
    window.history.replaceState(null, '', `/trial${search}`);
    return show();
  };
  const words = 'Ich interessiere mich für Hotel PRO, 2.200 € + 29,90 € pro Zimmer/Monat.';
  const messageField = () => screen.getByLabelText(/^Nachricht/);

  afterEach(() => window.history.replaceState(null, '', '/'));

  test('stands above the fields, the words are prepared, the first empty field has the focus', async () => {
    open('?branche=hotels&paket=hotel-pro');
    expect(screen.getByText(subjects[0]?.label ?? '')).toBeTruthy();
    expect(messageField()).toMatchObject({ value: words });
    expect(control('Branche')).toMatchObject({ value: 'hotels' });
    await waitFor(() => expect(document.activeElement?.textContent).toContain(formMessages.about));
  });

  test('can be taken out, with its words', () => {
    open('?paket=hotel-pro');
    fireEvent.click(screen.getByRole('button', { name: 'Entfernen' }));
    expect(screen.queryByText(subjects[0]?.label ?? '')).toBeNull();
    expect(messageField()).toMatchObject({ value: '' });
  });

  test('joins what was typed before, once; after edits the draft counts', () => {
    sessionStorage.setItem('draft:consultation', '{"message":"Eilt.","name":"Eva"}');
    const { unmount } = open('?paket=hotel-pro');
    expect(messageField()).toMatchObject({ value: `${words}\n\nEilt.` });
    fireEvent.input(messageField(), { target: { value: 'Doch anders.' } });
    unmount();
    open('?paket=hotel-pro');
    expect(messageField()).toMatchObject({ value: 'Doch anders.' });
  });

  test('a second calculation takes the place of the first, and a reload changes nothing', () => {
    const ask = (sentence: string) => {
      rememberTried({ sentence, about: 'Ihre Rechnung' });
      open('').unmount();
    };
    ask('Gerechnet: 40 Termine.');
    ask('Gerechnet: 80 Termine.');
    open('').unmount();
    open('');
    expect(messageField()).toMatchObject({ value: 'Gerechnet: 80 Termine.' });
  });

  test.each(['', '?paket=erfunden', '?branche=<b>&paket=', '?paket=constructor'])(
    'the address %j prepares nothing',
    (search) => {
      open(search);
      expect(messageField()).toMatchObject({ value: '' });
      expect(control('Branche')).toMatchObject({ value: '' });
      expect(screen.queryByText('Ihre Anfrage:')).toBeNull();
    },
  );

  test('a draft with an industry that is no longer there begins without a choice', () => {
    sessionStorage.setItem('draft:consultation', '{"industry":"gone"}');
    open('');
    expect(control('Branche')).toMatchObject({ value: '', selectedIndex: 0 });
  });
});

test('its draft is not the one of the contact form', () => {
  sessionStorage.setItem('draft:contact', '{"name":"Fremd"}');
  show();
  expect(control('Name')).toMatchObject({ value: '' });
});
