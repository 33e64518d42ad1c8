import { ButtonLink } from '../../components/button/button';
import { CheckList } from '../../components/check-list';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import { formatEuro } from '../../lib/format';
import * as styles from './booking-plans.module.css';
import * as cards from '../packages/packages.module.css';
import type { bookingPlans } from './schema';

type BookingPlansProps = SectionProps<typeof bookingPlans>;
type Plan = BookingPlansProps['section']['offer']['plans'][number];

/** Plans of the booking app: the price of today, the old one struck out, and the small print below. */
export function BookingPlans({ section, position }: BookingPlansProps) {
  return (
    <Section head={section} position={position}>
      <div className={cards.cards}>
        {section.offer.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </div>
      <dl className={styles.notes}>
        {section.offer.notes.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { title, badge, highlight, price, oldPrice, features, action } = plan;
  return (
    <article className={`${cards.card} ${highlight ? `night ${cards.highlight}` : ''}`}>
      <header className={cards.head}>
        <h3>{title}</h3>
        {badge && <p className={cards.badge}>{badge}</p>}
      </header>
      <p className={cards.setup}>
        <small>ab</small> {formatEuro(price)} <small>/Monat</small>
      </p>
      <p className={`${cards.monthly} ${styles.was}`}>
        <small>statt</small> <s>{formatEuro(oldPrice)}</s>
      </p>
      <CheckList items={features} className={cards.features} />
      <ButtonLink to={action.to} look={highlight ? 'primary' : 'outline'}>
        {action.label}
      </ButtonLink>
    </article>
  );
}
