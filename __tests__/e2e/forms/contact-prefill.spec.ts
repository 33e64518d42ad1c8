import type { Page } from '@playwright/test';
import { expect, test } from '../../support/e2e/form-test';
import { contactForm, field, fill, form, submitButton } from '../../support/e2e/forms';
import { open } from '../../support/e2e/open';
import { services } from '../../support/e2e/services';

const order = { product: 'video-basic', price: '99', message: 'Ich möchte „Basic“ bestellen.' };

/** Address of the contact page with these parameters. */
const addressWith = (query: Record<string, string>) =>
  `${contactForm.path}?${new URLSearchParams(query).toString()}`;

/** Lets addresses of any length load: a server would refuse one of a megabyte. */
async function allowLongAddresses(page: Page): Promise<void> {
  await page.route(
    ({ search }) => search.length > 10_000,
    async (route) => {
      const [url] = route.request().url().split('?', 1);
      await route.fulfill({ response: await route.fetch({ url }) });
    },
  );
}

test('product, price and message together fill the message in, and it can be sent', async ({
  page,
}) => {
  await open(page, addressWith(order));
  await expect(field(page, 'Nachricht')).toHaveValue(order.message);
  const { Nachricht: _, ...others } = contactForm.entries;
  await fill(page, others);
  await submitButton(page).click();
  await expect(form(page).getByRole('status')).toHaveText(contactForm.success);
  const [message] = await services.messages();
  expect(message?.fields.at(-1)).toEqual({ name: 'message', value: order.message });
});

for (const missing of ['product', 'price', 'message'] as const) {
  test(`without ${missing} the message stays empty`, async ({ page }) => {
    const { [missing]: _, ...query } = order;
    await open(page, addressWith(query));
    await expect(field(page, 'Name')).toBeVisible();
    await expect(field(page, 'Nachricht')).toHaveValue('');
  });
}

test('A01 markup in the address is text and nothing else', async ({ page }) => {
  const message = '</textarea><img src=x onerror="document.title=`übernommen`"><script>1</script>';
  await open(page, addressWith({ ...order, message }));
  await expect(field(page, 'Nachricht')).toHaveValue(message);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Kontakt/);
});

test('A02 a message of a megabyte is cut', async ({ page }) => {
  await allowLongAddresses(page);
  await open(page, addressWith({ ...order, message: 'x'.repeat(1_000_000) }));
  await expect(field(page, 'Nachricht')).toHaveValue('x'.repeat(5000));
});

test('A02 control and direction characters are removed', async ({ page }) => {
  const message = 'eins\u0000 \u202ezwei\u2066\u0007 drei\u200f\nvier';
  await open(page, addressWith({ ...order, message }));
  await expect(field(page, 'Nachricht')).toHaveValue('eins zwei drei\nvier');
});
