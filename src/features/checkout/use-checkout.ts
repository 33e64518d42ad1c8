import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { openExternal } from '../../lib/open-external';
import { CheckoutFailure, contactAddress, findProduct, preparePayment } from './order';
import { checkoutMessages as words, failureReasons } from './messages';
import { setPendingProduct } from './pending-product';

type CheckoutOptions = {
  /** Finds out who is signed in, at this moment; rejects when that cannot be found out. */
  currentSession: () => Promise<object | undefined>;
  /** External form that opens when something goes wrong. */
  fallbackForm: string;
};

/** One purchase at a time: which product is being prepared, and what went wrong with which. */
export function useCheckout({ currentSession, fallbackForm }: CheckoutOptions) {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<{ productKey: string; text: string }>();
  // State alone would let a second click through before React has rendered the first.
  const locked = useRef(false);
  const fallbackOpened = useRef(false);

  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left: in the middle of a purchase.
    const unlock = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      locked.current = false;
      setBusy(undefined);
    };
    window.addEventListener('pageshow', unlock);
    return () => window.removeEventListener('pageshow', unlock);
  }, []);

  const fail = (productKey: string, error: unknown) => {
    console.error('Checkout nicht möglich', error);
    locked.current = false;
    setBusy(undefined);
    const text = error instanceof CheckoutFailure ? error.message : failureReasons.unavailable;
    setProblem({ productKey, text });
    // Once is help, twice is a nuisance. The link stays either way, for browsers that block the new tab.
    if (fallbackOpened.current) return;
    fallbackOpened.current = true;
    const tab = window.open(fallbackForm, '_blank');
    if (tab) tab.opener = null;
  };

  /** Leads to the payment page, or to the contact form for whoever is not signed in. */
  const buy = async (productKey: string) => {
    if (locked.current) return;
    locked.current = true;
    setBusy(productKey);
    setProblem(undefined);
    try {
      const product = findProduct(productKey);
      const session = await currentSession().catch(() => {
        throw new CheckoutFailure(words.failed(failureReasons.account));
      });
      if (session === undefined) {
        locked.current = false;
        setBusy(undefined);
        await navigate(contactAddress(product));
        return;
      }
      const address = await preparePayment(product);
      setPendingProduct(undefined);
      openExternal(address);
    } catch (error) {
      fail(productKey, error);
    }
  };

  return { busy, problem, buy };
}
