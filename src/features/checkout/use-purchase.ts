import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { openExternal } from '../../lib/open-external';
import { useSubmit } from '../../lib/use-submit';
import { useCheckout } from './checkout';
import { CheckoutFailure } from './checkout-failure';
import { checkoutMessages as words, failureReasons } from './messages';
import { fallbackAddress } from './order-links';
import { rememberOrdered, takeUnpaid } from './ordered-product';
import { setPendingProduct } from './pending-product';

/** What went wrong; `placed`: the page about an order that was placed already. */
type Problem = { text: string; placed?: string | undefined };
type Offer = { product: string; name: string; price: number };

/**
 * One purchase at a time: which product is being prepared, and what went wrong with which.
 * @param fallbackForm external form that opens when something goes wrong
 * @param offers what can be bought on the page
 * @param askToSignIn asks visitors without a session to sign in; without it, the contact form takes
 *   their order
 */
export function usePurchase(
  fallbackForm: string,
  offers: readonly Offer[],
  askToSignIn?: (productKey: string) => void,
) {
  const { beginPurchase } = useCheckout();
  const [productKey, setProductKey] = useState('');
  const [unpaid, setUnpaid] = useState<Problem & { productKey: string }>();
  const fallbackOpened = useRef(false);
  useEffect(() => {
    const key = takeUnpaid();
    if (key !== undefined) afterPaint(() => setUnpaid({ productKey: key, text: words.cancelled }));
  }, []);

  /** Opens the other form, once per page. Its link stays for browsers that block the new tab. */
  const openFallback = (key: string) => {
    if (fallbackOpened.current) return;
    fallbackOpened.current = true;
    const offer = offers.find(({ product }) => product === key);
    const tab = window.open(offer ? fallbackAddress(fallbackForm, offer) : fallbackForm, '_blank');
    if (tab) tab.opener = null;
  };
  const { busy, outcome, submit } = useSubmit((error): Problem => {
    console.error('Checkout nicht möglich', error);
    return error instanceof CheckoutFailure
      ? { text: error.message, placed: error.placed }
      : { text: words.failed(failureReasons.unavailable) };
  });

  return {
    /** Key of the product that is being prepared. */
    busy: busy ? productKey : undefined,
    problem: outcome ? { productKey, ...outcome } : unpaid,
    /** Leads to the payment page, or first to the sign-in, or to the contact form. */
    buy: (key: string): Promise<void> =>
      submit(async (stayBusy) => {
        setProductKey(key);
        setUnpaid(undefined);
        const { to, address } = await beginPurchase(key).catch((error: unknown) => {
          const isPlaced = error instanceof CheckoutFailure && error.placed !== undefined;
          if (!isPlaced) openFallback(key);
          throw error;
        });
        if (to === 'contact-form') {
          if (askToSignIn) askToSignIn(key);
          else navigate(address);
          return undefined;
        }
        stayBusy();
        setPendingProduct(undefined);
        rememberOrdered(key);
        openExternal(address);
        return undefined;
      }),
  };
}
