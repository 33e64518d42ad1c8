import { render, screen } from '@testing-library/react';
import { ConsultationForm } from '../../../../src/features/forms/consultation-form';
import { sendForm } from '../../../../src/lib/emailjs';
import { contact } from '../../../support/contact';
import { control, description, fillIn, submit } from '../../../support/form-page';

jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

const industries = [
  { value: 'hotels', label: 'Hotel und Vermietung' },
  { value: 'other', label: 'Andere Branche' },
];
const request = {
  Name: 'Eva Kern',
  'E-Mail': 'eva@kern.example',
  Telefon: '+43 316 12 34 56',
  Betrieb: 'Pension Kern',
  Website: 'https://kern.example',
  Branche: 'hotels',
};

/** Sends the form with these fields changed. */
async function send(changes: Record<string, string> = {}) {
  render(<ConsultationForm contact={contact} industries={industries} />);
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

test.each(Object.keys(request))('%s is required', async (label) => {
  await send({ [label]: '' });
  expect(sendForm).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(control(label));
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

test('the industries begin with an empty option that asks to choose', async () => {
  await send();
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['', 'Bitte wählen Sie Ihre Branche'],
    ...industries.map(({ value, label }) => [value, label]),
  ]);
});

test('its draft is not the one of the contact form', () => {
  sessionStorage.setItem('draft:contact', '{"name":"Fremd"}');
  render(<ConsultationForm contact={contact} industries={industries} />);
  expect(control('Name')).toMatchObject({ value: '' });
});
