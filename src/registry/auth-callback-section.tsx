import { ActionRow } from '../components/button/button';
import type { SectionProps } from '../content-model/resolved';
import { AuthCallback } from '../features/auth/auth-callback';
import { PendingOrderLink } from '../features/checkout/pending-order-link';
import type { authCallback } from '../sections/auth-callback/schema';

/** /auth/callback: the account, with the way back to a purchase that was begun. */
export function AuthCallbackSection({
  section,
}: Pick<SectionProps<typeof authCallback>, 'section'>) {
  return (
    <AuthCallback
      renderLinks={(looks) => (
        <PendingOrderLink page={section.purchase}>
          <ActionRow actions={section.actions} looks={looks} />
        </PendingOrderLink>
      )}
    />
  );
}
