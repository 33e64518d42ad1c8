import { fireEvent, screen } from '@testing-library/react';
import { newPage, openPage } from '../../../support/account/page';
import { renderToString } from '../../../support/render-to-string';

async function page() {
  const { CookieBanner } = await import('../../../../src/features/consent/cookie-banner');
  const { CookieSettings } = await import('../../../../src/features/consent/cookie-settings');
  return (
    <>
      <CookieBanner />
      <p id="settings" />
      <CookieSettings place="settings" />
    </>
  );
}

const banner = () => screen.queryByRole('region', { name: 'Cookie-Hinweis' });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Akzeptieren', 'true'],
  ['Ablehnen', 'false'],
])('%s stores "%s" and closes it', async (name, stored) => {
  await openPage(page);
  click(name);
  expect(localStorage.getItem('cookieConsent')).toBe(stored);
  expect(banner()).toBeNull();
});

test('it leads to the privacy page', async () => {
  await openPage(page);
  const link = screen.getByRole('link', { name: 'Datenschutz' });
  expect(link.getAttribute('href')).toBe('/datenschutz');
});

test('the button in the footer opens it again, with the focus on its first answer', async () => {
  localStorage.setItem('cookieConsent', 'true');
  await openPage(page);
  expect(banner()).toBeNull();
  click('Cookie-Einstellungen');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ablehnen' }));
});

test('a first visit keeps its focus', async () => {
  await openPage(page);
  expect(banner()).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test('without script there is nothing to set and nothing to answer', async () => {
  expect(renderToString(await newPage(page))).not.toContain('<button');
});
