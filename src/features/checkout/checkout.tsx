import { type ReactNode, createContext } from 'react';
import { retryOnce } from '../../lib/retry-once';
import { useProvided } from '../../lib/use-provided';

type Purchase = typeof import('./purchase');

type Checkout = {
  /** Begins a purchase. @returns where it goes on @throws {CheckoutFailure} */
  beginPurchase: (productKey: string) => ReturnType<Purchase['beginPurchase']>;
};
type CheckoutProviderProps = {
  /** Finds out who is signed in, at this moment; rejects when that cannot be found out. */
  currentSession: Parameters<Purchase['beginPurchase']>[1];
  children: ReactNode;
};

const CheckoutContext = createContext<Checkout | undefined>(undefined);

/** Gives its children the way to buy. Its code is loaded with the first purchase. */
export function CheckoutProvider({ currentSession, children }: CheckoutProviderProps) {
  const beginPurchase: Checkout['beginPurchase'] = async (productKey) => {
    const purchase = await retryOnce(() => import('./purchase'));
    return purchase.beginPurchase(productKey, currentSession);
  };
  return <CheckoutContext.Provider value={{ beginPurchase }}>{children}</CheckoutContext.Provider>;
}

/** The way to buy. @throws outside of its provider */
export const useCheckout = (): Checkout => useProvided(CheckoutContext, 'CheckoutProvider');
