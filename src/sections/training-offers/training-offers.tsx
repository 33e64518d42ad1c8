import { Price } from '../../components/price/price';
import { BookTraining, DateTag } from '../../components/training-date/training-date';
import { RailRow } from '../../components/section/rail-row';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import { LaterOffer, OfferWords } from './offer-parts';
import * as styles from './training-offers.module.css';
import type { deriveTrainingOffers } from './derive';

/** Training offers like departures: the date, what it is, what it costs; later ones are grey. */
export function TrainingOffers({ section, position }: DerivedProps<typeof deriveTrainingOffers>) {
  const { offers, date, later, bookLabel, soonLabel } = section;
  return (
    <Section head={section} position={position}>
      {offers.map((offer) =>
        offer.status === 'soon' ? (
          <LaterOffer key={offer.id} offer={offer} label={soonLabel} ask={later} />
        ) : (
          <article key={offer.id} className={styles.offer}>
            <RailRow>
              <div className={styles.date}>
                <DateTag date={date} tag={offer.tag} />
              </div>
              <OfferWords {...offer} />
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
