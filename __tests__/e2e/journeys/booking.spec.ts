import { at, contentOf } from '../../support/content';
import { open } from '../../support/e2e/open';
import { bookingPage, chooseDemo, expectTicket, picker } from '../../support/e2e/picker';
import { expect, test } from '../../support/e2e/test';

const demos = contentOf('demo-businesses');

test('the first demo is chosen; a click or the arrow keys choose another', async ({ page }) => {
  await open(page, bookingPage);
  await expect(picker(page).getByRole('radio')).toHaveCount(demos.length);
  await expectTicket(page, at(demos, 0));
  for (const demo of demos.slice(1)) {
    await chooseDemo(page, demo);
    await expectTicket(page, demo);
  }
  await picker(page).getByRole('radio').last().focus();
  for (const demo of demos) {
    await page.keyboard.press('ArrowDown');
    await expectTicket(page, demo);
  }
});
