import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button';
import { ButtonRow } from '../../components/button/button-row';
import { useClientValue } from '../../lib/hydration';
import { checkoutMessages as words } from './messages';
import { orderAnchor, pendingProduct } from './order';

type PendingOrderLinkProps = {
  /** Page with the packages. */
  page: string;
  /** Shown when no purchase was begun. */
  children: ReactNode;
};

/** Leads back to the product that was chosen before signing in. */
export function PendingOrderLink({ page, children }: PendingOrderLinkProps) {
  const productKey = useClientValue(pendingProduct);
  if (productKey === undefined) return children;
  return (
    <ButtonRow>
      <ButtonLink to={`${page}#${orderAnchor(productKey)}`} look="primary">
        {words.continueOrder}
      </ButtonLink>
    </ButtonRow>
  );
}
