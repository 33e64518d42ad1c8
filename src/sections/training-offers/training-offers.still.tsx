import { buttonClass } from '../../components/button/button';
import { CheckList } from '../../components/check-list/check-list';
import { Price } from '../../components/price/price';
import { RailRow } from '../../components/section/rail-row';
import type { DerivedProps } from '../../content-model/resolved';
import { buildOnly } from '../../lib/build-only';
import type { deriveTrainingOffers } from './derive';
import * as styles from './training-offers.module.css';

type Offer = DerivedProps<typeof deriveTrainingOffers>['section']['offers'][number];

function OfferWords({ title, description, features }: Offer) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{description}</p>
      <CheckList items={features} />
    </div>
  );
}

/** Not to be booked yet. */
function LaterOffer({ offer, label }: { offer: Offer; label: string }) {
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
          <Price euros={offer.price} />
          <p>{offer.priceNote}</p>
          <button type="button" className={buttonClass('outline')} disabled>
            {label}
            <span className="visually-hidden"> ({offer.title})</span>
          </button>
        </div>
      </RailRow>
    </article>
  );
}

export const Later = buildOnly(LaterOffer);
export const Words = buildOnly(OfferWords);
