import { navigate } from 'gatsby';
import { useState } from 'react';
import { openExternal } from '../../lib/open-external';
import { useSubmit } from '../../lib/use-submit';
import { useCheckout } from './checkout';
import { checkoutMessages as words, failureReasons } from './messages';
import { CheckoutFailure, fallbackAddress, rememberOrdered, setPendingProduct } from './order';

/** What went wrong; `placed`: the page about an order that was placed already. */
type Problem = { text: string; placed?: string | undefined };
type Offer = { product: string; name: string; price: number };

/**
 * One purchase at a time: which product is being prepared, and what went wrong with which.
 * @param fallbackForm external form that opens when something goes wrong
 * @param askToSignIn asks visitors without a session to sign in; without it, the contact form takes
 *   their order
 */
export function usePurchase(fallbackForm: string, askToSignIn?: (offer: Offer) => void) {
  const { beginPurchase } = useCheckout();
  const [offer, setOffer] = useState<Offer>();
  const { busy, outcome, submit } = useSubmit((error): Problem => {
    console.error('Checkout nicht möglich', error);
    return error instanceof CheckoutFailure
      ? { text: error.message, placed: error.placed }
      : { text: words.failed(failureReasons.unavailable) };
  });

  /** Opens the other form. Its link stays for browsers that block the new tab. */
  const openFallback = (chosen: Offer) => {
    const tab = window.open(fallbackAddress(fallbackForm, chosen), '_blank');
    if (tab) tab.opener = null;
  };

  return {
    /** Key of the product that is being prepared. */
    busy: busy ? offer?.product : undefined,
    problem: outcome && offer && { productKey: offer.product, ...outcome },
    /** Leads to the payment page, or first to the sign-in, or to the contact form. */
    buy: (chosen: Offer): Promise<void> =>
      submit(async (stayBusy) => {
        setOffer(chosen);
        const { to, address } = await beginPurchase(chosen.product).catch((error: unknown) => {
          const isPlaced = error instanceof CheckoutFailure && error.placed !== undefined;
          if (!isPlaced) openFallback(chosen);
          throw error;
        });
        if (to === 'contact-form') {
          if (askToSignIn) askToSignIn(chosen);
          else navigate(address);
          return undefined;
        }
        stayBusy();
        setPendingProduct(undefined);
        rememberOrdered(chosen.product);
        openExternal(address);
        return undefined;
      }),
  };
}
