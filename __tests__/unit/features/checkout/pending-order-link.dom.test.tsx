import { render, screen } from '@testing-library/react';
import { PendingOrderLink } from '../../../../src/features/checkout/pending-order-link';
import { setPendingProduct } from '../../../../src/features/checkout/order';
import { blockStorage } from '../../../support/blocked-storage';

const page = (
  <PendingOrderLink page="/services/video">
    <a href="/">Zur Startseite</a>
  </PendingOrderLink>
);

/** What the page links to. */
function links() {
  render(page);
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test('a purchase is led back to, and to nothing else, in every tab', () => {
  setPendingProduct('video-hero');
  expect(localStorage.getItem('checkoutProduct')).toBe('video-hero');
  expect(links()).toEqual([['Weiter zu Ihrer Bestellung', '/services/video#bestellen-video-hero']]);
});

test('F14: with blocked storage there is no purchase, and choosing is not an error', () => {
  blockStorage();
  setPendingProduct('video-hero');
  expect(links()).toEqual([['Zur Startseite', '/']]);
});
