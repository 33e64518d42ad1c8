import { useState } from 'react';
import { ButtonLink } from '../components/button/button';
import { OnDemand } from '../components/on-demand';
import { supabase } from '../config/env';
import type { DerivedProps } from '../content-model/resolved';
import { AccountLine } from '../features/auth/account-line';
import { useAuth } from '../features/auth/auth';
import { checkoutMessages as words } from '../features/checkout/messages';
import { contactAddress, pendingProduct, setPendingProduct } from '../features/checkout/order';
import { PayOnline } from '../features/checkout/pay-online';
import { usePurchase } from '../features/checkout/use-purchase';
import { formatEuro } from '../lib/format';
import { useClientValue } from '../lib/hydration';
import { partOf } from '../lib/part-of';
import { useLiveSite } from '../lib/use-site';
import type { deriveVideoPackages } from '../sections/video-packages/derive';
import { VideoPackages } from '../sections/video-packages/video-packages';

const signInDialog = partOf(() => import('../features/auth/sign-in-dialog'));

/** The video packages, each with its ways to buy it, and the sign-in for one of them. */
export function PaidVideoPackages({ section, position }: DerivedProps<typeof deriveVideoPackages>) {
  const { user } = useAuth();
  const { external, vatOnline } = useLiveSite();
  const { fallbackForm, videoOrder } = external;
  /** What to sign in for. Of this tab only: other tabs may buy other products. */
  const [chosen, setChosen] = useState<{ product: string; name: string; price: number }>();

  // Who has signed in to order one sees which.
  const pending = useClientValue(pendingProduct);
  const marked = user ? pending : undefined;

  const signIn = (offer: NonNullable<typeof chosen>) => {
    setPendingProduct(offer.product);
    setChosen(offer);
  };
  // By the specification, a session that ends while ordering leads to the contact form.
  const askToSignIn = user || !supabase ? undefined : signIn;
  const purchase = usePurchase(fallbackForm, askToSignIn);
  return (
    <>
      <VideoPackages {...{ section, position, marked }} account={<AccountLine />}>
        {(offer) => (
          <PayOnline
            offer={offer}
            purchase={purchase}
            orderForm={videoOrder}
            orderLabel={`${offer.title}-${section.orderLabel}`}
            fallbackForm={fallbackForm}
            isSignedIn={user !== undefined}
            hasAccounts={supabase !== undefined}
            look={(marked ? offer.product === marked : offer.highlight) ? 'primary' : 'outline'}
          />
        )}
      </VideoPackages>
      {chosen && (
        <OnDemand part={signInDialog}>
          {({ default: SignInDialog }) => (
            <SignInDialog
              about={words.about(chosen.name, `${formatEuro(chosen.price)} ${vatOnline}`)}
              onClose={() => setChosen(undefined)}
              onSuccess={() => void purchase.buy(chosen)}
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
