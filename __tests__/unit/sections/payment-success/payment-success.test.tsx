import { render, screen } from '@testing-library/react';
import { PaymentSuccess } from '../../../../src/sections/payment-success/payment-success';
import { resolved } from '../../../support/sections';
import { renderToString } from '../../../support/render-to-string';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));

const link = { label: 'Zur Startseite', to: '/' };
const section = resolved('payment-success', {
  heading: 'Zahlung erfolgreich',
  lead: 'Vielen Dank.',
  steps: [
    { title: 'E-Mail', text: 'Kommt in Kürze.' },
    { title: 'Gespräch', text: 'Wir melden uns.' },
  ],
  orderNumberLabel: 'Bestellnummer',
  actions: [link, { label: 'Kontakt aufnehmen', to: '/kontaktinformationen' }],
});

const id = 'cs_test_a1B2c3D4e5F6g7H8';
const open = (search: string) => window.history.replaceState(null, '', `/success${search}`);

test('the order number of the address is shown', async () => {
  open(`?session_id=${id}`);
  render(<PaymentSuccess section={await section} />);
  expect(screen.getByText(id)).not.toBeNull();
  expect(screen.getByText(/Bestellnummer/)).not.toBeNull();
});

test('A05: anything else is not shown', async () => {
  open('?session_id=%3Cscript%3Ealert(1)%3C/script%3E');
  render(<PaymentSuccess section={await section} />);
  expect(screen.queryByText(/Bestellnummer/)).toBeNull();
  expect(document.body.textContent).not.toContain('alert');
});

test('the built page carries no order number', async () => {
  open(`?session_id=${id}`);
  expect(renderToString(<PaymentSuccess section={await section} />)).not.toContain(id);
});

test('the heading is the first of the page', async () => {
  render(<PaymentSuccess section={await section} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zahlung erfolgreich');
});
