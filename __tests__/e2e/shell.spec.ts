import { open, phone } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/agb');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer has four columns, the legal links, place and year', async ({ page }) => {
  await open(page, '/agb');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'hallo@uhrturm-ki.example' })).toHaveAttribute(
    'href',
    'mailto:hallo@uhrturm-ki.example',
  );
  await expect(footer.getByRole('link', { name: '+43 316 00 00 00' })).toHaveAttribute(
    'href',
    'tel:+43316000000',
  );
  for (const name of ['YouTube', 'LinkedIn']) {
    const social = footer.getByRole('link', { name });
    await expect(social).toHaveAttribute('target', '_blank');
    await expect(social).toHaveAttribute('rel', /noopener/);
  }
  for (const [column, count] of [
    ['Branchenlösungen', 5],
    ['Services', 7],
    ['Weitere IT-Dienstleistungen', 7],
  ] as const) {
    const links = footer.getByRole('navigation', { name: column, exact: true }).getByRole('link');
    await expect(links).toHaveCount(count);
  }
  for (const [name, address] of [
    ['AGB', '/agb'],
    ['Datenschutz', '/datenschutz'],
    ['Impressum', '/impressum'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await expect(footer).toContainText('© 2024 Uhrturm KI. Made in Austria.');
});

test('the contact band closes every page but those with a form', async ({ page }) => {
  const band = page.getByRole('region', { name: 'Wer hebt heute bei Ihnen ab?' });
  await open(page, '/blog');
  await expect(band.getByRole('link')).toHaveText([
    '+43 316 00 00 00',
    'hallo@uhrturm-ki.example',
    'Demo anfordern',
  ]);
  for (const address of ['/kontaktinformationen', '/trial']) {
    await open(page, address);
    await expect(band).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the call bar gives way while a form field has the focus', async ({ page }) => {
    await open(page, '/kontaktinformationen');
    const bar = page.getByRole('navigation', { name: 'Schnellkontakt' });
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', /^tel:/);
    await expect(bar.getByRole('link', { name: 'Demo anfordern' })).toHaveAttribute(
      'href',
      '/trial',
    );
    const field = page.getByRole('textbox', { name: 'Telefon' });
    await field.focus();
    await expect(bar).toBeHidden();
    await field.blur();
    await expect(bar).toBeInViewport();
  });
});

test('a wide screen has no call bar', async ({ page }) => {
  await open(page, '/kontaktinformationen');
  await expect(page.getByRole('navigation', { name: 'Schnellkontakt' })).toHaveCount(0);
});
