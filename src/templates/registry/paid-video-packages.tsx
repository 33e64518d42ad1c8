import { useState } from 'react';
import { LazyBoundary } from '../../components/lazy-boundary';
import { supabase } from '../../config/env';
import type { DerivedProps } from '../../content-model/resolved';
import { AccountLine } from '../../features/auth/account-line';
import { useAuth } from '../../features/auth/auth-context';
import { SignInDialog } from '../../features/auth/lazy-forms';
import { PayOnline } from '../../features/checkout/pay-online';
import { setPendingProduct } from '../../features/checkout/pending-product';
import { useCheckout } from '../../features/checkout/use-checkout';
import { useSite } from '../../lib/use-site';
import type { deriveVideoPackages } from '../../sections/video-packages/derive';
import { VideoPackages } from '../../sections/video-packages/video-packages';

type PaidVideoPackagesProps = DerivedProps<typeof deriveVideoPackages>;

/** The video packages, with signing in and paying for each. */
export function PaidVideoPackages({ section, position }: PaidVideoPackagesProps) {
  const { user, currentSession } = useAuth();
  const fallbackForm = useSite().external.fallbackForm;
  const checkout = useCheckout({ currentSession, fallbackForm });
  /** Key of the product somebody signs in for. Of this tab: another may be in the middle of another purchase. */
  const [signInFor, setSignInFor] = useState<string>();

  const signIn = (productKey: string) => {
    setPendingProduct(productKey);
    setSignInFor(productKey);
  };
  const goOn = (productKey: string) => {
    setPendingProduct(undefined);
    void checkout.buy(productKey);
  };
  return (
    <>
      <VideoPackages section={section} position={position} account={<AccountLine />}>
        {(offer) => (
          <PayOnline
            offer={offer}
            checkout={checkout}
            fallbackForm={fallbackForm}
            isSignedIn={user !== undefined}
            look="outline"
            onSignIn={supabase && signIn}
          />
        )}
      </VideoPackages>
      {signInFor !== undefined && (
        <LazyBoundary>
          <SignInDialog onClose={() => setSignInFor(undefined)} onSuccess={() => goOn(signInFor)} />
        </LazyBoundary>
      )}
    </>
  );
}
