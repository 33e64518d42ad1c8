import { evenGrid } from '../../components/even-grid/even-grid';
import { FactList } from '../../components/fact-list/fact-list';
import { OfferCard, OfferCards } from '../../components/offer-card/offer-card';
import { priceWords } from '../../lib/price-text';
import { requestAddress } from '../../lib/request-address';
import { FormerPrice, Price, VatNote } from '../../components/price/price';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './booking-plans.module.css';
import type { bookingPlans } from './schema';

type BookingPlansProps = SectionProps<typeof bookingPlans>;
type Plan = BookingPlansProps['section']['offer']['plans'][number];

/** Plans of the booking app: today's price, the old one struck out, and the small print. */
export function BookingPlans({ section, position }: BookingPlansProps) {
  const { plans, notes, subject } = section.offer;
  const grid = evenGrid(notes.length, 4, styles.notes);
  return (
    <Section head={section} position={position}>
      <OfferCards choices={plans.map(({ price, ...plan }) => ({ ...plan, from: price }))}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} subject={subject?.id} />
        ))}
      </OfferCards>
      <div style={grid.style}>
        <FactList facts={notes} className={grid.className} />
      </div>
    </Section>
  );
}

function PlanCard({ plan, subject }: { plan: Plan; subject: string | undefined }) {
  const { id, price, oldPrice, action, ...card } = plan;
  const to = subject === undefined ? action.to : requestAddress(action.to, `${subject}-${id}`);
  return (
    <OfferCard {...card} action={{ label: action.label, to }}>
      <Price euros={price} before={priceWords.from} after={priceWords.perMonth} />
      <div className={styles.was}>
        <FormerPrice euros={oldPrice} />
        <VatNote />
      </div>
    </OfferCard>
  );
}
