import { ActionRow } from '../../components/button/button';
import type { SectionOf } from '../../content-model/resolved';
import { AuthCallback } from '../../features/auth/auth-callback';
import { PendingOrderLink } from '../../features/checkout/pending-order-link';

/** /auth/callback: the account, with the way back to a purchase that was begun. */
export function AuthCallbackSection({ section }: { section: SectionOf<'auth-callback'> }) {
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
