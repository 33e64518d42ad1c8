import { render } from '@testing-library/react';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { contact } from '../../../support/contact';
import { field, fillIn, message, typed } from '../../../support/form-page';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));
jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/emailjs-settings'),
);
jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

/** Opens the contact page at an address with this query. */
function openPage(query: Record<string, string> = {}) {
  window.history.replaceState(
    null,
    '',
    `/kontaktinformationen?${new URLSearchParams(query).toString()}`,
  );
  return render(<ContactForm contact={contact} />);
}

const order = { product: 'Hotel PRO', price: '1500', message: 'Ich möchte Hotel PRO bestellen.' };

beforeEach(() => sessionStorage.clear());

test('an address with product, price and message fills the message in', () => {
  openPage(order);
  expect(field('Nachricht').value).toBe(order.message);
});

test('only the message is filled in', () => {
  openPage({ ...order, name: 'Fremd', email: 'fremd@example.at' });
  expect(field('Name').value).toBe('');
  expect(field('E-Mail').value).toBe('');
});

test('without a price nothing is filled in', () => {
  openPage({ product: order.product, message: order.message });
  expect(field('Nachricht').value).toBe('');
});

test('A01: HTML in the address stays text', () => {
  const { container } = openPage({ ...order, message: '<img src=x onerror=alert(1)>' });
  expect(field('Nachricht').value).toBe('<img src=x onerror=alert(1)>');
  expect(container.querySelector('img')).toBeNull();
});

test('F13: after a reload everything typed is back', () => {
  const { unmount } = openPage();
  fillIn();
  unmount();
  openPage();
  expect(typed()).toEqual(message);
});

test('F13: after a reload the other fields are back beside the message of the address', () => {
  const { unmount } = openPage(order);
  fillIn({ Name: 'Eva Kern' });
  unmount();
  openPage(order);
  expect(typed()).toMatchObject({ Name: 'Eva Kern', Nachricht: order.message });
});

test('F15: a corrupt draft leaves the form empty', () => {
  sessionStorage.setItem('draft:contact', '{kaputt');
  openPage();
  expect(Object.values(typed()).join('')).toBe('');
});

test('F13: after a reload an edited message of the address is back as it was edited', () => {
  const { unmount } = openPage(order);
  fillIn({ Nachricht: `${order.message} Bitte am Vormittag anrufen.` });
  unmount();
  openPage(order);
  expect(field('Nachricht').value).toBe(`${order.message} Bitte am Vormittag anrufen.`);
});
