import { expect, type Page } from '@playwright/test';
import { formatEuro } from '../../../src/lib/format';
import products from '../../../supabase/functions/_shared/products.json';
import { contentOf, routeWith } from '../content';
import { services } from './addresses';
import { open } from './open';
import { signInForm } from './sign-in';
import { words } from './words';

export const shopPath = routeWith('video-packages');

const bought = products['video-basic'];

/** The package the tests buy. */
export const product = {
  ...{ key: 'video-basic', ...bought, shown: formatEuro(bought.price) },
  /** With its tax, as where it is bought. */
  amount: `${formatEuro(bought.price)} ${contentOf('site').vatOnline}`,
};

/** The message an order without account brings to the contact form. */
export const orderMessage = words.checkout.request(product.name, product.shown);

/** Addresses of the payment page. */
export const paymentPage = new RegExp(`^${services}/pay/cs_test_\\w+$`);

/** The page of the video packages as a visitor uses it. */
export function shopPage(page: Page) {
  const about = (text: string) => ({ name: `${text} (${product.name})` });
  const button = (text: string) => page.getByRole('button', about(text));
  // It is no landmark, so it has no role.
  const block = page.locator(`#bestellen-${product.key}`);
  const payOnline = page.getByRole('link', about(words.checkout.payOnline));
  const order = button(words.checkout.order);
  const dialog = page.getByRole('dialog');
  const withoutAccount = dialog.getByRole('link', { name: words.checkout.withoutAccount });
  const openDialog = async () => {
    await payOnline.click();
    await expect(dialog.getByRole('form')).toBeVisible();
    await expect(dialog).toContainText(words.checkout.about(product.name, product.amount));
  };
  return {
    block,
    payOnline,
    order,
    dialog,
    withoutAccount,
    form: signInForm(dialog),
    open: () => open(page, shopPath),
    openDialog: async () => {
      await open(page, shopPath);
      await openDialog();
      return signInForm(dialog);
    },
    /** Orders from the page that is open, by the contact form. */
    orderWithoutAccount: async () => {
      await openDialog();
      await withoutAccount.click();
    },
    /** Whether the page shows this account as signed in, its way out and its way to buy. */
    expectSignedIn: async (email: string, timeout = 10_000) => {
      await expect(page.getByText(`${words.account.account} ${email}`)).toBeVisible({ timeout });
      await expect(order).toBeEnabled();
      await expect(payOnline).toHaveCount(0);
    },
  };
}
