import { type ReactNode, useId } from 'react';
import type { Action } from '../../content-model/primitives';
import { formatEuro } from '../../lib/format';
import { priceWords } from '../../lib/price-text';
import { ButtonLink } from '../button/button';
import { CheckList } from '../check-list/check-list';
import { Fold } from '../fold/fold';
import { CardHead } from './card-head';
import { chooseOffer, featuresLabel } from './messages';
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

type OfferCardsProps = {
  /** Name of each, and from how many euros on it is; phones show them as a switch. */
  choices: readonly { title: string; from: number; highlight: boolean }[];
  children: ReactNode;
};

/**
 * Up to three offers side by side, line by line at the same height; on phones the chosen one, first
 * the highlighted.
 */
export function OfferCards({ choices, children }: OfferCardsProps) {
  const group = useId();
  return (
    <div className={styles.cards}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{chooseOffer}</legend>
        {choices.map(({ title, from, highlight }) => (
          <label key={title}>
            <input type="radio" name={group} defaultChecked={highlight} />
            <strong>{title}</strong>
            {`${priceWords.from} ${formatEuro(from)}`}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
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
