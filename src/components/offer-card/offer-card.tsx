import type { ReactNode } from 'react';
import type { Action } from '../../content-model/primitives';
import { ButtonLink } from '../button/button';
import { CheckList } from '../check-list/check-list';
import { Fold } from '../fold/fold';
import { CardHead } from './card-head';
import { featuresLabel } from './messages';
import * as styles from './offer-card.module.css';

type OfferCardProps = {
  title: string;
  badge?: string | undefined;
  /** Sets the card on the night ground. */
  highlight: boolean;
  features: readonly string[];
  action: Action;
  /** Price and audience. */
  children: ReactNode;
};

/** Up to three offers side by side, line by line at the same height; on phones below each other. */
export function OfferCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/** One offer of the row: title, price, what is in it, and the way to ask for it. */
export function OfferCard(props: OfferCardProps) {
  const { title, badge, highlight, features, action, children } = props;
  return (
    <article className={`${styles.card} ${highlight ? `night ${styles.highlight}` : ''}`}>
      <CardHead title={title} badge={badge} />
      {children}
      <Fold label={featuresLabel(features.length)}>
        <CheckList items={features} />
      </Fold>
      <ButtonLink to={action.to} look={highlight ? 'primary' : 'outline'}>
        {action.label}
      </ButtonLink>
    </article>
  );
}
