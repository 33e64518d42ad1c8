import { render } from '@testing-library/react';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { afterwards, contact } from '../../../support/contact';
import { fillIn, typed } from '../../../support/form-page';

jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

/** Opens the contact page at an address with this query. */
function openPage(query: Record<string, string> = {}) {
  const search = new URLSearchParams(query).toString();
  window.history.replaceState(null, '', `/kontaktinformationen?${search}`);
  return render(<ContactForm contact={contact} afterwards={afterwards} />);
}

const order = { product: 'Hotel PRO', price: '1500', message: 'Ich möchte <b>Hotel PRO</b>.' };

test('A01: an address with product, price and message fills in the message, as text, and only it', () => {
  const { container } = openPage({ ...order, name: 'Fremd', email: 'fremd@example.at' });
  expect(typed()).toMatchObject({ Name: '', 'E-Mail': '', Nachricht: order.message });
  expect(container.querySelector('b')).toBeNull();
});

test.each([
  ['the message of the address is kept', order.message],
  ['an edited message is kept as it was edited', `${order.message} Bitte am Vormittag anrufen.`],
])('F13: after a reload %s', (_what, edited) => {
  const { unmount } = openPage(order);
  fillIn({ Name: 'Eva Kern', Nachricht: edited });
  unmount();
  openPage(order);
  expect(typed()).toMatchObject({ Name: 'Eva Kern', Nachricht: edited });
});
