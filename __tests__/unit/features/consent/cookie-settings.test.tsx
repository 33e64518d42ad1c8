import { fireEvent, render, screen } from '@testing-library/react';
import { CookieBanner } from '../../../../src/features/consent/cookie-banner';
import { CookieSettings } from '../../../../src/features/consent/cookie-settings';
import { renderToString } from '../../../support/render-to-string';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));

beforeAll(() => localStorage.setItem('cookieConsent', 'true'));

const page = (
  <>
    <CookieBanner />
    <CookieSettings />
  </>
);

test('without script there is nothing to set and nothing to answer', () => {
  expect(renderToString(page)).not.toContain('<button');
});

test('the button in the footer brings the banner back, with the focus on its first answer', () => {
  render(page);
  expect(screen.queryByRole('region')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cookie-Einstellungen' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ablehnen' }));
});
