import { FlapText } from '../../components/departure-board/departure-board';
import { buttonClass } from '../../components/button/button';
import { ExternalButton } from '../../components/button/external-button';
import { CheckList } from '../../components/check-list';
import * as rail from '../../components/section/rail.module.css';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import { formatEuro } from '../../lib/format';
import * as cards from '../packages/packages.module.css';
import * as styles from './training-offers.module.css';
import type { trainingOffers } from './schema';
import { useSite } from '../../lib/use-site';

type TrainingOffersProps = SectionProps<typeof trainingOffers>;

/** Training offers below each other like departures: the date, what it is, what it costs; later ones are greyed. */
export function TrainingOffers({ section, position }: TrainingOffersProps) {
  const { offers, bookLabel, soonLabel } = section;
  const { external } = useSite();
  return (
    <Section head={section} position={position}>
      {offers.map(({ id, title, description, features, price, priceNote, status, tag }) => (
        <article
          key={id}
          className={`${rail.rail} ${styles.offer} ${status === 'soon' ? styles.soon : ''}`}
        >
          <p className={styles.tag}>
            {status === 'soon' ? <span>{tag}</span> : <FlapText text={tag} />}
          </p>
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
            <CheckList items={features} className={`${cards.features} ${styles.features}`} />
          </div>
          <div className={styles.terms}>
            <p className={cards.setup}>{formatEuro(price)}</p>
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
        </article>
      ))}
    </Section>
  );
}
