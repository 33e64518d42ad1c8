import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));

/** The banner of a page that has just been opened. */
async function openPage() {
  jest.resetModules();
  // React stays the same one that renders; only the store behind the banner starts anew.
  jest.doMock('react', () => react);
  const { CookieBanner } = await import('../../../../src/features/consent/cookie-banner');
  const banner: ReactNode = <CookieBanner />;
  return render(banner);
}

const react = jest.requireActual<typeof import('react')>('react');
const banner = () => screen.queryByRole('region', { name: 'Cookie-Hinweis' });

afterEach(() => localStorage.clear());

test('the banner asks as long as no choice is stored', async () => {
  await openPage();
  expect(banner()).not.toBeNull();
});

test.each(['true', 'false'])('the stored choice "%s" keeps it away', async (stored) => {
  localStorage.setItem('cookieConsent', stored);
  await openPage();
  expect(banner()).toBeNull();
});

test('F15: a corrupt choice brings it back', async () => {
  localStorage.setItem('cookieConsent', 'x');
  await openPage();
  expect(banner()).not.toBeNull();
});

test.each([
  ['Akzeptieren', 'true'],
  ['Ablehnen', 'false'],
])('%s stores "%s" and closes it', async (name, stored) => {
  await openPage();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(localStorage.getItem('cookieConsent')).toBe(stored);
  expect(banner()).toBeNull();
});

test('it leads to the privacy page', async () => {
  await openPage();
  expect(screen.getByRole('link', { name: 'Datenschutz' }).getAttribute('href')).toBe(
    '/datenschutz',
  );
});
