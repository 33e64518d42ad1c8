import { FlapText } from '../../components/departure-board/departure-board';
import { buttonClass } from '../../components/button/button';
import { CheckList } from '../../components/check-list/check-list';
import { Price } from '../../components/price/price';
import { BookTraining, DateOver } from '../../components/training-date/training-date';
import { RailRow } from '../../components/section/rail-row';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import * as styles from './training-offers.module.css';
import type { deriveTrainingOffers } from './derive';

type TrainingOffersProps = DerivedProps<typeof deriveTrainingOffers>;

/** Training offers like departures: the date, what it is, what it costs; later ones are grey. */
export function TrainingOffers({ section, position }: TrainingOffersProps) {
  const { offers, date, bookLabel, soonLabel } = section;
  return (
    <Section head={section} position={position}>
      {offers.map(({ id, title, description, features, price, priceNote, status, tag }) => (
        <article key={id} className={`${styles.offer} ${status === 'soon' ? styles.soon : ''}`}>
          <RailRow>
            <div className={styles.date}>
              <p className={styles.tag}>
                {status === 'soon' ? <span>{tag}</span> : <FlapText text={tag} />}
              </p>
              {status === 'bookable' && <DateOver date={date} />}
            </div>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
              <CheckList items={features} />
            </div>
            <div className={styles.terms}>
              <Price euros={price} />
              <p>{priceNote}</p>
              {status === 'soon' ? (
                <button type="button" className={buttonClass('outline')} disabled>
                  {soonLabel}
                  <span className="visually-hidden"> ({title})</span>
                </button>
              ) : (
                <BookTraining about={title} date={date} look="primary">
                  {bookLabel}
                </BookTraining>
              )}
            </div>
          </RailRow>
        </article>
      ))}
    </Section>
  );
}
