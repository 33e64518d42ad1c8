import { FlapText } from '../../components/departure-board/departure-board';
import { buttonClass } from '../../components/button/button';
import { CheckList } from '../../components/check-list/check-list';
import { Price } from '../../components/price/price';
import { BookTraining, DateOver } from '../../components/training-date/training-date';
import { RailRow } from '../../components/section/rail-row';
import { Section } from '../../components/section/section';
import { StillPart } from '../../components/still/still-part';
import type { DerivedProps } from '../../content-model/resolved';
import * as styles from './training-offers.module.css';
import type { deriveTrainingOffers } from './derive';

type TrainingOffersProps = DerivedProps<typeof deriveTrainingOffers>;

type Offer = TrainingOffersProps['section']['offers'][number];

/** Only the build knows how to draw them. */
const [Later, Tag, Words] =
  process.env.BUILD_STAGE === 'build-javascript' ? [] : [LaterOffer, OfferTag, OfferWords];

/** Training offers like departures: the date, what it is, what it costs; later ones are grey. */
export function TrainingOffers({ section, position }: TrainingOffersProps) {
  const { offers, date, bookLabel, soonLabel } = section;
  return (
    <Section head={section} position={position} live>
      {offers.map((offer) =>
        offer.status === 'soon' ? (
          <StillPart key={offer.id} name={`offer-${offer.id}`}>
            {Later && <Later offer={offer} label={soonLabel} />}
          </StillPart>
        ) : (
          <article key={offer.id} className={styles.offer}>
            <RailRow>
              <div className={styles.date}>
                <StillPart name={`tag-${offer.id}`}>{Tag && <Tag text={offer.tag} />}</StillPart>
                <DateOver date={date} />
              </div>
              <StillPart name={`offer-${offer.id}`}>{Words && <Words {...offer} />}</StillPart>
              <div className={styles.terms}>
                <Price euros={offer.price} />
                <p>{offer.priceNote}</p>
                <BookTraining about={offer.title} date={date} look="primary">
                  {bookLabel}
                </BookTraining>
              </div>
            </RailRow>
          </article>
        ),
      )}
    </Section>
  );
}

function OfferTag({ text }: { text: string }) {
  return (
    <p className={styles.tag}>
      <FlapText text={text} />
    </p>
  );
}

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
