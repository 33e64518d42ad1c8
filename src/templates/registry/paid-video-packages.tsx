import { useState } from 'react';
import { LazyBoundary } from '../../components/lazy-boundary';
import { supabase } from '../../config/env';
import type { DerivedProps } from '../../content-model/resolved';
import { AccountLine } from '../../features/auth/account-line';
import { useAuth } from '../../features/auth/auth';
import { SignInDialog } from '../../features/auth/lazy-forms';
import { PayOnline } from '../../features/checkout/pay-online';
import { setPendingProduct } from '../../features/checkout/pending-product';
import { usePurchase } from '../../features/checkout/use-purchase';
import { useSite } from '../../lib/use-site';
import type { deriveVideoPackages } from '../../sections/video-packages/derive';
import { VideoPackages } from '../../sections/video-packages/video-packages';

type PaidVideoPackagesProps = DerivedProps<typeof deriveVideoPackages>;

/** The video packages, each with signing in and paying. */
export function PaidVideoPackages({ section, position }: PaidVideoPackagesProps) {
  const { user } = useAuth();
  const { fallbackForm } = useSite().external;
  const purchase = usePurchase(fallbackForm, section.packages);
  /** Key of the product to sign in for. Of this tab only: other tabs may buy other products. */
  const [signInFor, setSignInFor] = useState<string>();

  const signIn = (productKey: string) => {
    setPendingProduct(productKey);
    setSignInFor(productKey);
  };
  const resumePurchase = (productKey: string) => {
    setPendingProduct(undefined);
    void purchase.buy(productKey);
  };
  return (
    <>
      <VideoPackages section={section} position={position} account={<AccountLine />}>
        {(offer) => (
          <PayOnline
            offer={offer}
            purchase={purchase}
            fallbackForm={fallbackForm}
            isSignedIn={user !== undefined}
            look="outline"
            onSignIn={supabase && signIn}
          />
        )}
      </VideoPackages>
      {signInFor !== undefined && (
        <LazyBoundary>
          <SignInDialog
            onClose={() => setSignInFor(undefined)}
            onSuccess={() => resumePurchase(signInFor)}
          />
        </LazyBoundary>
      )}
    </>
  );
}
