import { fireEvent, render, screen } from '@testing-library/react';
import { ConsultationForm } from '../../../../src/features/forms/consultation-form';
import { formMessages as words } from '../../../../src/features/forms/messages';
import { lastDemo, rememberDemo } from '../../../../src/lib/demo-context';
import { afterwards, contact } from '../../../support/contact';
import { sent } from '../../../support/emailjs';
import { control, field, fillIn } from '../../../support/form-page';

jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

const industries = [
  { value: 'hotels', label: 'Hotel und Vermietung' },
  { value: 'other', label: 'Andere Branche' },
];
const label = 'Hotel PRO, ab 2.200 € + 29,90 € pro Zimmer/Monat';
const subjects = [{ id: 'hotel-pro', label }];
const request = {
  Name: 'Eva Kern',
  'E-Mail': 'eva@kern.example',
  Telefon: '+43 316 12 34 56',
  Betrieb: 'Pension Kern',
  Website: 'https://kern.example',
  Branche: 'hotels',
};
const fields = {
  name: request.Name,
  email: request['E-Mail'],
  phone: request.Telefon,
  company: request.Betrieb,
  website: request.Website,
  industry: 'hotels',
  message: '',
};

const open = (search = '') => {
  window.history.replaceState(null, '', `/trial${search}`);
  return render(<ConsultationForm {...{ contact, afterwards, industries, subjects }} />);
};
const button = () => screen.getByRole('button', { name: 'Demo anfordern' });
const about = () => screen.queryByText(words.about);

test.each([
  ['kern.example', 'https://kern.example'],
  [' www.kern.example/zimmer ', 'https://www.kern.example/zimmer'],
  ['http://kern.example', 'http://kern.example'],
  ['Keine', 'https://keine-website.invalid'],
])('the website %j becomes %s in the field', (typed, expected) => {
  open();
  fillIn({ Website: typed });
  field('Website').dispatchEvent(new Event('change', { bubbles: true }));
  expect(field('Website').value).toBe(expected);
});

describe('what led here', () => {
  test('U14 stands above the fields and goes along with them; no message is needed', async () => {
    rememberDemo({ sentence: 'Gerechnet: 40 Termine.', industry: 'other' });
    open('?branche=hotels&paket=hotel-pro');
    expect(about()?.textContent).toContain(label);
    expect(control('Branche')).toMatchObject({ value: 'hotels' });
    expect(screen.getByLabelText(/^Nachricht/)).toMatchObject({ value: '' });
    fillIn(request);
    fireEvent.click(button());
    await screen.findByRole('status');
    expect(sent).toEqual([{ about: label, ...fields }]);
  });

  test('may be what was tried on the site: it survives a reload, until it is sent', async () => {
    rememberDemo({ sentence: 'Gerechnet: 40 Termine.', industry: 'hotels' });
    const before = open();
    expect(control('Branche')).toMatchObject({ value: 'hotels' });
    fillIn({ Branche: 'other' });
    before.unmount();
    open();
    expect(control('Branche')).toMatchObject({ value: 'other' });
    expect(about()?.textContent).toContain('Gerechnet: 40 Termine.');
    fillIn(request);
    fireEvent.click(button());
    await screen.findByRole('status');
    expect(lastDemo()).toBeUndefined();
    expect(about()).toBeNull();
  });

  test.each(['', '?branche=<b>&paket=constructor'])('the address %j prepares nothing', (search) => {
    open(search);
    expect(control('Branche')).toMatchObject({ value: '' });
    expect(about()).toBeNull();
  });
});
