import { act, render, screen } from '@testing-library/react';
import { ConsultationForm } from '../../../../src/features/forms/consultation-form';
import { sendForm } from '../../../../src/lib/emailjs';
import { contact } from '../../../support/contact';
import { control, fillIn, submit } from '../../../support/form-page';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));
jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/emailjs-settings'),
);
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

const page = <ConsultationForm contact={contact} industries={industries} />;
const sent = jest.mocked(sendForm);

beforeEach(() => {
  sent.mockReset().mockResolvedValue(undefined);
  sessionStorage.clear();
});

/** Sends the form with these fields changed. */
async function send(changes: Record<string, string> = {}) {
  render(page);
  fillIn({ ...request, ...changes });
  await act(async () => submit());
}

test('the message is optional, and success has its own words', async () => {
  await send();
  expect(screen.getByRole('status').textContent).toBe(
    'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
  );
});

test('every field is sent under its specified name', async () => {
  let fields = {};
  sent.mockImplementation(async (element) => {
    fields = Object.fromEntries(new FormData(element));
    return undefined;
  });
  await send();
  expect(fields).toEqual({
    name: request.Name,
    email: request['E-Mail'],
    phone: request.Telefon,
    company: request.Betrieb,
    website: request.Website,
    industry: 'hotels',
    message: '',
  });
});

test.each(Object.keys(request))('%s is required', async (label) => {
  await send({ [label]: '' });
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(control(label));
});

test('a website without https:// is refused in German', async () => {
  await send({ Website: 'kern.example' });
  expect(screen.getByText(/^Bitte geben Sie die Adresse mit https:\/\/ ein/)).toBeTruthy();
});

test('the choice of the industry begins with an empty option that asks to choose', () => {
  render(page);
  const options = screen
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, text }) => [value, text]);
  expect(options).toEqual([
    ['', 'Bitte wählen Sie Ihre Branche'],
    ['hotels', 'Hotel und Vermietung'],
    ['other', 'Andere Branche'],
  ]);
});

test('its draft is not the one of the contact form', async () => {
  sessionStorage.setItem('draft:contact', '{"name":"Fremd"}');
  render(page);
  expect(control('Name')).toMatchObject({ value: '' });
});
