import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { contactAddress, fallbackAddress } from '../../../../src/features/checkout/order-links';
import { PayOnline } from '../../../../src/features/checkout/pay-online';
import { formatEuro } from '../../../../src/lib/format';
import { offer, otherProduct, product } from '../../../support/products';
import { renderToString } from '../../../support/render-to-string';

type Props = ComponentProps<typeof PayOnline>;

const { name } = product;
const fallbackForm = 'https://forms.example/kontakt';
const buy = jest.fn(async () => undefined);
const onSignIn = jest.fn();
const problem = { productKey: product.key, text: 'Checkout-Fehler: Raus.' };

const block = (props: Partial<Props> = {}, state: Partial<Props['purchase']> = {}) => (
  <PayOnline
    offer={offer}
    purchase={{ busy: undefined, problem: undefined, buy, ...state }}
    fallbackForm={fallbackForm}
    isSignedIn={false}
    look="outline"
    onSignIn={onSignIn}
    {...props}
  />
);

beforeEach(() => {
  document.body.replaceChildren();
  buy.mockClear();
  onSignIn.mockClear();
});

test('what is bought is right above the order button, with its price', () => {
  const { container } = render(block({ isSignedIn: true }));
  expect(container.textContent).toContain(
    `${name} ${formatEuro(product.price)}, nur für Unternehmen`,
  );
});

describe('signed out', () => {
  test('F01: without script paying online is a link to the contact form with the order', () => {
    document.body.innerHTML = renderToString(block());
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([contactAddress(product)]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('with script it first checks who is signed in by now', () => {
    render(block());
    const link = screen.getByRole('link', { name: `Online bezahlen (${name})` });
    expect(fireEvent.click(link)).toBe(false);
    expect(buy.mock.calls).toEqual([[product.key]]);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'with %s held the browser opens the link as usual',
    (key) => {
      render(block());
      fireEvent.click(screen.getByRole('link'), { [key]: true });
      expect(buy).not.toHaveBeenCalled();
    },
  );

  test('sign-in is offered', () => {
    render(block());
    fireEvent.click(screen.getByRole('button', { name: `Anmelden und sofort bezahlen (${name})` }));
    expect(onSignIn.mock.calls).toEqual([[product.key]]);
    expect(buy).not.toHaveBeenCalled();
  });

  test('sign-in is not offered in a build without accounts', () => {
    render(block({ onSignIn: undefined }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('signed in', () => {
  test('the only way is the button that says that the order costs money', () => {
    render(block({ isSignedIn: true }));
    fireEvent.click(screen.getByRole('button'));
    expect(
      screen.getByRole('button', { name: `Zahlungspflichtig bestellen (${name})` }),
    ).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(buy.mock.calls).toEqual([[product.key]]);
  });

  test.each([
    ['it', product.key, 'Wird vorbereitet...'],
    ['another one', otherProduct.key, 'Zahlungspflichtig bestellen'],
  ])('F11: while %s is being prepared, the button is locked', (_what, busy, words) => {
    render(block({ isSignedIn: true }, { busy }));
    const button = screen.getByRole('button', { name: `${words} (${name})` });
    expect(button.matches(':disabled')).toBe(true);
  });
});

describe('F23: something went wrong', () => {
  test('it is announced with the focus; nothing was charged, F24: and the other form is linked', () => {
    render(block({}, { problem }));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(problem.text);
    expect(alert.textContent).toContain('Mit diesem Versuch wurde nichts abgebucht.');
    expect(document.activeElement).toBe(alert);
    const link = screen.getByRole('link', { name: 'Kontaktformular (öffnet in neuem Tab)' });
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    expect(link.getAttribute('href')).toBe(fallbackAddress(fallbackForm, product));
  });

  test('other products do not mention it', () => {
    render(block({}, { problem: { ...problem, productKey: otherProduct.key } }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
