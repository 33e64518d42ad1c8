import { useState } from 'react';
import { LazyBoundary } from '../../components/lazy-boundary';
import { supabase } from '../../config/env';
import type { SectionOf, SectionPosition } from '../../content-model/resolved';
import { AccountLine } from '../../features/auth/account-line';
import { useAuth } from '../../features/auth/auth';
import { SignInDialog } from '../../features/auth/lazy-forms';
import { PayOnline } from '../../features/checkout/pay-online';
import { setPendingProduct } from '../../features/checkout/pending-product';
import { usePurchase } from '../../features/checkout/use-purchase';
import { VideoPackages } from '../../sections/video-packages/video-packages';

type PaidVideoPackagesProps = { section: SectionOf<'video-packages'>; position: SectionPosition };

/** The video packages, each with signing in and paying. */
export function PaidVideoPackages({ section, position }: PaidVideoPackagesProps) {
  const { user } = useAuth();
  const purchase = usePurchase(section.fallbackUrl);
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
            fallbackForm={section.fallbackUrl}
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
