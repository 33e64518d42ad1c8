import { buttonClass } from '../../components/button/button';
import { CheckList } from '../../components/check-list/check-list';
import { RailRow } from '../../components/section/rail-row';
import type { DerivedProps } from '../../content-model/resolved';
import { contactAddress } from '../../lib/contact-address';
import { formatEuro } from '../../lib/format';
import type { deriveTrainingOffers } from './derive';
import * as styles from './training-offers.module.css';

type Offers = DerivedProps<typeof deriveTrainingOffers>['section'];
type Offer = Offers['offers'][number];
type LaterOfferProps = { offer: Offer; label: string; ask: Offers['later'] };

export function OfferWords({ title, description, features }: Offer) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{description}</p>
      <CheckList items={features} />
    </div>
  );
}

/** Not to be booked yet, and so in small; who wants it can be told when it is. */
export function LaterOffer({ offer, label, ask }: LaterOfferProps) {
  const { title, price } = offer;
  return (
    <article className={`${styles.offer} ${styles.soon}`}>
      <RailRow>
        <div className={styles.date}>
          <p className={styles.tag}>
            <span>{offer.tag}</span>
          </p>
        </div>
        <OfferWords {...offer} />
        <div className={styles.terms}>
          <p>
            <strong>{formatEuro(price)}</strong> {offer.priceNote}
          </p>
          <button type="button" className={buttonClass('outline', true)} disabled>
            {label}
            <span className="visually-hidden"> ({offer.title})</span>
          </button>
          {ask && (
            <a
              href={contactAddress({ product: title, price, message: `${title}: ${ask.message}` })}
              className={styles.ask}
            >
              {ask.label}
              <span className="visually-hidden"> ({title})</span>
            </a>
          )}
        </div>
      </RailRow>
    </article>
  );
}
