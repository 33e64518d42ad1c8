import { useState } from 'react';
import { ButtonLink } from '../components/button/button';
import { OnDemand } from '../components/on-demand';
import { supabase } from '../config/env';
import type { DerivedProps } from '../content-model/resolved';
import { AccountLine } from '../features/auth/account-line';
import { useAuth } from '../features/auth/auth';
import { hasAccount } from '../features/auth/known-account';
import { signInDialog } from '../features/auth/lazy-forms';
import { checkoutMessages as words } from '../features/checkout/messages';
import { contactAddress } from '../features/checkout/order-links';
import { PayOnline } from '../features/checkout/pay-online';
import { setPendingProduct } from '../features/checkout/pending-product';
import { usePurchase } from '../features/checkout/use-purchase';
import { formatEuro } from '../lib/format';
import { useLiveSite } from '../lib/use-site';
import type { deriveVideoPackages } from '../sections/video-packages/derive';
import { VideoPackages } from '../sections/video-packages/video-packages';

/** The video packages, each with its ways to buy it, and the sign-in for one of them. */
export function PaidVideoPackages({ section, position }: DerivedProps<typeof deriveVideoPackages>) {
  const { user } = useAuth();
  const { external, vatOnline } = useLiveSite();
  const { fallbackForm, videoOrder } = external;
  /** Key of the product to sign in for. Of this tab only: other tabs may buy other products. */
  const [signInFor, setSignInFor] = useState<string>();
  const chosen = section.packages.find(({ product }) => product === signInFor);

  const signIn = (productKey: string) => {
    setPendingProduct(productKey);
    setSignInFor(productKey);
  };
  // By the specification, a session that ends while ordering leads to the contact form.
  const askToSignIn = user || !supabase ? undefined : signIn;
  const purchase = usePurchase(fallbackForm, section.packages, askToSignIn);
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
            orderForm={videoOrder}
            orderLabel={`${offer.title}-${section.orderLabel}`}
            fallbackForm={fallbackForm}
            isSignedIn={user !== undefined}
            hasAccounts={supabase !== undefined}
            look={offer.highlight ? 'primary' : 'outline'}
          />
        )}
      </VideoPackages>
      {chosen && (
        <OnDemand part={signInDialog}>
          {({ default: SignInDialog }) => (
            <SignInDialog
              about={words.about(chosen.name, `${formatEuro(chosen.price)} ${vatOnline}`)}
              isNew={!hasAccount()}
              onClose={() => setSignInFor(undefined)}
              onSuccess={() => resumePurchase(chosen.product)}
            >
              <ButtonLink to={contactAddress(chosen)} look="outline">
                {words.withoutAccount}
              </ButtonLink>
              <small>{words.withoutAccountThen}</small>
            </SignInDialog>
          )}
        </OnDemand>
      )}
    </>
  );
}
