import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { contactAddress, fallbackAddress } from '../../../../src/features/checkout/order';
import { PayOnline } from '../../../../src/features/checkout/pay-online';
import { offer, otherProduct, product } from '../../../support/products';
import { renderToString } from '../../../support/render-to-string';

type Props = ComponentProps<typeof PayOnline>;

const { name } = product;
const fallbackForm = 'https://forms.example/kontakt';
const buy = jest.fn(async () => undefined);
const orderForm = 'https://formulare.at/bestellen';
const problem = { productKey: product.key, text: 'Checkout-Fehler: Raus.' };

const block = (props: Partial<Props> = {}, state: Partial<Props['purchase']> = {}) => (
  <PayOnline
    offer={offer}
    purchase={{ busy: undefined, problem: undefined, buy, ...state }}
    orderForm={orderForm}
    orderLabel="Paket bestellen"
    fallbackForm={fallbackForm}
    isSignedIn={false}
    hasAccounts
    look="outline"
    {...props}
  />
);

beforeEach(() => {
  document.body.replaceChildren();
  buy.mockClear();
});

test.each([
  ['signed out', {}, 'link', 'Paket bestellen (öffnet in neuem Tab)'],
  ['signed in', { isSignedIn: true }, 'button', `Zahlungspflichtig bestellen (${name})`],
] as const)('%s there is one button and one text link', (_who, props, role, main) => {
  render(block(props));
  const ways = [...screen.queryAllByRole('button'), ...screen.getAllByRole('link')];
  expect(ways).toHaveLength(2);
  expect(ways.filter(({ className }) => /button/.test(className))).toEqual([
    screen.getByRole(role, { name: main }),
  ]);
});

test('an order form that has no address yet gives way to paying online', () => {
  render(block({ orderForm: 'https://forms.example.com/bestellen' }));
  const [first, second] = screen.getAllByRole('link');
  expect(first).toMatchObject({ textContent: `Online bezahlen (${name})` });
  expect(first?.className).toMatch(/button/);
  expect(second?.className).not.toMatch(/button/);
});

test('signed in the order form is the other way, in a new tab without referrer', () => {
  render(block({ isSignedIn: true }));
  const name = `${offer.title}-Paket per Formular bestellen (öffnet in neuem Tab)`;
  const link = screen.getByRole('link', { name });
  expect(link).toMatchObject({ href: orderForm, target: '_blank', rel: 'noopener noreferrer' });
  expect(link.getAttribute('referrerpolicy')).toBe('no-referrer');
  cleanup();
  render(block());
  const [form] = screen.getAllByRole('link');
  expect(form?.getAttribute('referrerpolicy')).toBe('no-referrer');
});

describe('signed out', () => {
  test('without script paying online is a link to the contact form with the order', () => {
    document.body.innerHTML = renderToString(block());
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([orderForm, contactAddress(product)]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('with script it first checks who is signed in by now', () => {
    render(block());
    const link = screen.getByRole('link', { name: `Online bezahlen (${name})` });
    expect(fireEvent.click(link)).toBe(false);
    expect(buy.mock.calls).toEqual([[offer]]);
  });

  test('with a key held the browser opens the link as usual', () => {
    render(block());
    const link = screen.getByRole('link', { name: /^Online bezahlen/ });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(fireEvent.click(link, { [key]: true })).toBe(true);
    expect(buy).not.toHaveBeenCalled();
  });
});

test.each([
  ['it', product.key, 'Wird vorbereitet...'],
  ['another one', otherProduct.key, 'Zahlungspflichtig bestellen'],
])('while %s is being prepared, the order button is locked', (_what, busy, words) => {
  render(block({ isSignedIn: true }, { busy }));
  const button = screen.getByRole('button', { name: `${words} (${name})` });
  expect(button.matches(':disabled')).toBe(true);
});

describe('F23: something went wrong', () => {
  test('it is announced with the focus; nothing was charged, F24: and the other form is linked', () => {
    const { rerender } = render(block({}, { problem: { ...problem, text: 'Zuerst.' } }));
    act(() => screen.getAllByRole('link')[0]?.focus());
    rerender(block({}, { problem }));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(problem.text);
    expect(alert.textContent).toContain('Mit diesem Versuch wurde nichts abgebucht.');
    expect(document.activeElement).toBe(alert);
    const link = screen.getByRole('link', { name: 'Kontaktformular (öffnet in neuem Tab)' });
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    expect(link.getAttribute('href')).toBe(fallbackAddress(fallbackForm, product));
  });

  test('S09 an order that was placed already is linked, and no other is offered', () => {
    render(block({ isSignedIn: true }, { problem: { ...problem, placed: '/success?x' } }));
    const [link, ...others] = within(screen.getByRole('alert')).getAllByRole('link');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'Zu Ihrer Bestellung',
      '/success?x',
    ]);
    expect(others).toEqual([]);
  });

  test('other products do not mention it', () => {
    render(block({}, { problem: { ...problem, productKey: otherProduct.key } }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
