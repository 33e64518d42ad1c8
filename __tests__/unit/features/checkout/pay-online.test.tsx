import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { contactAddress, findProduct } from '../../../../src/features/checkout/order';
import { PayOnline } from '../../../../src/features/checkout/pay-online';
import { renderToString } from '../../../support/render-to-string';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));
jest.mock('../../../../src/config/env', () => ({ supabase: undefined }));

const offer: ComponentProps<typeof PayOnline>['offer'] = {
  id: 'hero',
  product: 'video-hero',
  title: 'Hero',
  unit: 'pauschal',
  price: 880,
  features: ['Bis zu 10 Videos'],
  highlight: false,
};
const name = 'KI-Produktvideo Hero';
const fallbackForm = 'https://forms.example/kontakt';
const buy = jest.fn(async () => undefined);
const onSignIn = jest.fn();
const problem = { productKey: 'video-hero', text: 'Checkout-Fehler: Raus.' };

type Props = Partial<ComponentProps<typeof PayOnline>>;
type State = Partial<ComponentProps<typeof PayOnline>['checkout']>;

const block = (props: Props = {}, state: State = {}) => (
  <PayOnline
    offer={offer}
    checkout={{ busy: undefined, problem: undefined, buy, ...state }}
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

test('what is bought stands right above, with its price', () => {
  const { container } = render(block());
  expect(container.textContent).toContain(`${name} 880\u00a0€, nur für Unternehmen`);
});

describe('nobody signed in', () => {
  test('F01: without script paying online is a link to the contact form with the order', () => {
    document.body.innerHTML = renderToString(block());
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      contactAddress(findProduct('video-hero')),
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('with script it asks first who is signed in by now', () => {
    render(block());
    const link = screen.getByRole('link', { name: `Online bezahlen (${name})` });
    expect(fireEvent.click(link)).toBe(false);
    expect(buy.mock.calls).toEqual([['video-hero']]);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'with %s held the browser opens the link as it does any other',
    (key) => {
      render(block());
      fireEvent.click(screen.getByRole('link'), { [key]: true });
      expect(buy).not.toHaveBeenCalled();
    },
  );

  test('signing in is offered', () => {
    render(block());
    fireEvent.click(screen.getByRole('button', { name: `Anmelden und sofort bezahlen (${name})` }));
    expect(onSignIn.mock.calls).toEqual([['video-hero']]);
    expect(buy).not.toHaveBeenCalled();
  });

  test('signing in is not offered where nobody can', () => {
    render(block({ onSignIn: undefined }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('an offer without a product leads to the contact form', () => {
    render(block({ offer: { ...offer, product: 'video-gratis' } }));
    const link = screen.getByRole('link', { name: 'Online bezahlen (Hero)' });
    expect(link.getAttribute('href')).toBe('/kontaktinformationen');
  });
});

describe('signed in', () => {
  test('the button says that the order costs money', () => {
    render(block({ isSignedIn: true }));
    fireEvent.click(screen.getByRole('button', { name: `Zahlungspflichtig bestellen (${name})` }));
    expect(buy.mock.calls).toEqual([['video-hero']]);
  });

  test('there is no second way', () => {
    render(block({ isSignedIn: true }));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('F11: while it is prepared, the button says so and is locked', () => {
    render(block({ isSignedIn: true }, { busy: 'video-hero' }));
    const button = screen.getByRole('button', { name: `Wird vorbereitet... (${name})` });
    expect(button.matches(':disabled')).toBe(true);
  });

  test('F11: while another one is prepared, it is locked and says nothing new', () => {
    render(block({ isSignedIn: true }, { busy: 'video-basic' }));
    const button = screen.getByRole('button', { name: `Zahlungspflichtig bestellen (${name})` });
    expect(button.matches(':disabled')).toBe(true);
  });
});

describe('F23: something went wrong', () => {
  test('it is announced, gets the focus, and says that nothing was charged', () => {
    render(block({}, { problem }));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Checkout-Fehler: Raus.');
    expect(alert.textContent).toContain('Es wurde nichts abgebucht.');
    expect(document.activeElement).toBe(alert);
  });

  test('F24: the other form is a visible link that opens in a new tab', () => {
    render(block({}, { problem }));
    const link = screen.getByRole('link', { name: 'Kontaktformular (öffnet in neuem Tab)' });
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    expect(link.getAttribute('href')).toBe(fallbackForm);
  });

  test('the other products say nothing of it', () => {
    render(block({}, { problem: { ...problem, productKey: 'video-basic' } }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
