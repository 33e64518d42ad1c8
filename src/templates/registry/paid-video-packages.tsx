import { useState } from 'react';
import { Late } from '../../components/late';
import { supabase } from '../../config/env';
import type { SectionOf, SectionPosition } from '../../content-model/resolved';
import { AccountLine } from '../../features/auth/account-line';
import { useAuth } from '../../features/auth/auth-context';
import { SignInDialog } from '../../features/auth/late-forms';
import { PayOnline } from '../../features/checkout/pay-online';
import { pendingProduct, setPendingProduct } from '../../features/checkout/pending-product';
import { useCheckout } from '../../features/checkout/use-checkout';
import { VideoPackages } from '../../sections/video-packages';

type PaidVideoPackagesProps = { section: SectionOf<'video-packages'>; position: SectionPosition };

/** The video packages, with signing in and paying for each. */
export function PaidVideoPackages({ section, position }: PaidVideoPackagesProps) {
  const { user, currentSession } = useAuth();
  const fallbackForm = section.fallbackUrl;
  const checkout = useCheckout({ currentSession, fallbackForm });
  const [signingIn, setSigningIn] = useState(false);

  const signIn = (productKey: string) => {
    setPendingProduct(productKey);
    setSigningIn(true);
  };
  const goOn = () => {
    const productKey = pendingProduct();
    setPendingProduct(undefined);
    if (productKey !== undefined) void checkout.buy(productKey);
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
      {signingIn && (
        <Late>
          <SignInDialog onClose={() => setSigningIn(false)} onSuccess={goOn} />
        </Late>
      )}
    </>
  );
}
