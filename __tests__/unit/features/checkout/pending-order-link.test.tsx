import { act, render, screen } from '@testing-library/react';
import { PendingOrderLink } from '../../../../src/features/checkout/pending-order-link';
import { setPendingProduct } from '../../../../src/features/checkout/pending-product';
import { renderToString } from '../../../support/render-to-string';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));
jest.mock('../../../../src/config/env', () => ({ supabase: undefined }));

const page = (
  <PendingOrderLink page="/services/video">
    <a href="/">Zur Startseite</a>
  </PendingOrderLink>
);

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(() => act(() => setPendingProduct(undefined)));

test('without a purchase that was begun the usual ways are shown', () => {
  render(page);
  expect(links()).toEqual([['Zur Startseite', '/']]);
});

test('a purchase that was begun is led back to, and to nothing else', () => {
  setPendingProduct('video-hero');
  render(page);
  expect(links()).toEqual([['Weiter zu Ihrer Bestellung', '/services/video#bestellen-video-hero']]);
});

test('the markup of the server knows of no purchase', () => {
  setPendingProduct('video-hero');
  expect(renderToString(page)).not.toContain('Bestellung');
});
