import { words } from '../../../src/sections/calculator/messages';
import { routeWith, sectionOf } from '../../support/content';
import { open } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

test('by keyboard alone: a calculation goes along into the request', async ({ page }) => {
  const address = routeWith('calculator');
  await open(page, address);
  await page.getByLabel(words.minutes).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('120');
  await page.getByRole('link', { name: sectionOf(address, 'calculator').request.label }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Nachricht/ })).toHaveValue(
    /^Im Preisrechner gerechnet: .*120 Telefonminuten/,
  );
});
