import { open } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

test('the first training date can be booked, later offers cannot', async ({ page }) => {
  await open(page, '/training');
  const offer = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

  const beginners = offer('Einsteiger-Workshop');
  await expect(beginners).toContainText('14. NOV 2025');
  await expect(beginners).toContainText('99 €');
  await expect(beginners).toContainText('inkl. USt');
  const book = beginners.getByRole('link', { name: /^Platz buchen/ });
  await expect(book).toHaveAttribute('href', /^https:/);
  await expect(book).toHaveAttribute('target', '_blank');

  for (const [name, price] of [
    ['1:1-Coaching', '990 €'],
    ['Fortgeschrittenen-Training', '490 €'],
  ] as const) {
    await expect(offer(name)).toContainText('COMING SOON');
    await expect(offer(name)).toContainText(price);
    await expect(offer(name).getByRole('button', { name: /^Bald verfügbar/ })).toBeDisabled();
    await expect(offer(name).getByRole('link')).toHaveCount(0);
    const color = (locator = offer(name)) =>
      locator.getByRole('heading').evaluate((element) => getComputedStyle(element).color);
    expect(await color(), 'greyed out').not.toBe(await color(beginners));
  }
});

test('booking form and flyer of the training open in a new tab', async ({ page }) => {
  await open(page, '/training');
  for (const name of [/^Platz buchen/, /^Flyer ansehen/, /^Jetzt Platz buchen/]) {
    const link = page.getByRole('link', { name }).first();
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/öffnet in neuem Tab/);
  }
});

test('three video packages, ordered in a new tab without referrer', async ({ page }) => {
  await open(page, '/services/ki-avatar-produkt-videos-erstellen');
  for (const [title, price] of [
    ['Basic', '99 €'],
    ['Professional', '450 €'],
    ['Hero', '880 €'],
  ] as const) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card).toContainText(price);
    const order = card.getByRole('link', { name: /bestellen/ }).first();
    await expect(order).toHaveAttribute('target', '_blank');
    await expect(order).toHaveAttribute('rel', /\bnoreferrer\b/);
  }
  await expect(page.getByText('EMPFOHLEN')).toHaveCount(1);
});

test.describe('/success', () => {
  const session = 'cs_test_a1b2c3d4e5f6g7h8i9j0k1l2m3n4';

  test('thanks for the payment and shows the order number', async ({ page }) => {
    await open(page, `/success?session_id=${session}`);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zahlung erfolgreich');
    await expect(main).toContainText(`Bestellnummer: ${session}`);
    await expect(main.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Kontakt aufnehmen' })).toHaveAttribute(
      'href',
      '/kontaktinformationen',
    );
  });

  for (const rubbish of [
    '<script>document.title=1</script>',
    'cs_test_<b>fett</b>12345678',
    'Bitte überweisen Sie an AT12',
    `${session} `.repeat(200),
    '',
  ]) {
    test(`A05 shows no order number for "${rubbish.slice(0, 40)}"`, async ({ page }) => {
      await open(page, `/success?session_id=${encodeURIComponent(rubbish)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zahlung erfolgreich');
      await expect(page.getByRole('main')).not.toContainText('Bestellnummer');
      await expect(page).toHaveTitle(/^Zahlung erfolgreich/);
    });
  }
});
