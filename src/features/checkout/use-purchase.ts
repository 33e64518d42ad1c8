import { navigate } from 'gatsby';
import { useRef, useState } from 'react';
import { openExternal } from '../../lib/open-external';
import { useSubmit } from '../../lib/use-submit';
import { useCheckout } from './checkout';
import { CheckoutFailure } from './checkout-failure';
import { checkoutMessages as words, failureReasons } from './messages';
import { setPendingProduct } from './pending-product';

/**
 * One purchase at a time: which product is being prepared, and what went wrong with which.
 * @param fallbackForm external form that opens when something goes wrong
 */
export function usePurchase(fallbackForm: string) {
  const { beginPurchase } = useCheckout();
  const [productKey, setProductKey] = useState('');
  const fallbackOpened = useRef(false);

  /** Opens the other form, once per page. Its link stays for browsers that block the new tab. */
  const openFallback = () => {
    if (fallbackOpened.current) return;
    fallbackOpened.current = true;
    const tab = window.open(fallbackForm, '_blank');
    if (tab) tab.opener = null;
  };
  const { busy, outcome, submit } = useSubmit((error): string => {
    console.error('Checkout nicht möglich', error);
    openFallback();
    return error instanceof CheckoutFailure
      ? error.message
      : words.failed(failureReasons.unavailable);
  });

  return {
    /** Key of the product that is being prepared. */
    busy: busy ? productKey : undefined,
    problem: outcome === undefined ? undefined : { productKey, text: outcome },
    /** Leads to the payment page, or to the contact form for visitors who are not signed in. */
    buy: (key: string): Promise<void> =>
      submit(async (stayBusy) => {
        setProductKey(key);
        const { to, address } = await beginPurchase(key);
        if (to === 'contact-form') {
          navigate(address);
          return undefined;
        }
        stayBusy();
        setPendingProduct(undefined);
        openExternal(address);
        return undefined;
      }),
  };
}
