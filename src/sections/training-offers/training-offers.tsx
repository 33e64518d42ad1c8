import { FlapText } from '../../components/departure-board/departure-board';
import { buttonClass } from '../../components/button/button';
import { ExternalButton } from '../../components/button/external-button';
import { CheckList } from '../../components/check-list/check-list';
import { Price } from '../../components/price/price';
import { RailRow } from '../../components/section/rail-row';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './training-offers.module.css';
import type { trainingOffers } from './schema';
import { useSite } from '../../lib/use-site';

type TrainingOffersProps = SectionProps<typeof trainingOffers>;

/** Training offers like departures: the date, what it is, what it costs; later ones are grey. */
export function TrainingOffers({ section, position }: TrainingOffersProps) {
  const { offers, bookLabel, soonLabel } = section;
  const { external } = useSite();
  return (
    <Section head={section} position={position}>
      {offers.map(({ id, title, description, features, price, priceNote, status, tag }) => (
        <article key={id} className={`${styles.offer} ${status === 'soon' ? styles.soon : ''}`}>
          <RailRow>
            <p className={styles.tag}>
              {status === 'soon' ? <span>{tag}</span> : <FlapText text={tag} />}
            </p>
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
                <ExternalButton about={title} href={external.trainingBooking} look="primary">
                  {bookLabel}
                </ExternalButton>
              )}
            </div>
          </RailRow>
        </article>
      ))}
    </Section>
  );
}
