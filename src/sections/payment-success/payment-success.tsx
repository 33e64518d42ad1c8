import { ActionRow } from '../../components/button/button';
import { Lead } from '../../components/lead/lead';
import { Band } from '../../components/section/band';
import { Hero } from '../../components/split-hero/hero';
import { TransitLine } from '../../components/transit-line/transit-line';
import type { SectionProps } from '../../content-model/resolved';
import { useClientValue } from '../../lib/use-client-value';
import { orderNumber } from './order-number';
import * as styles from './payment-success.module.css';
import type { paymentSuccess } from './schema';

const orderNumberHere = () => orderNumber(window.location.search);

/** Thanks for the payment, the order number if the address brings one, and what happens next. */
export function PaymentSuccess({ section }: Pick<SectionProps<typeof paymentSuccess>, 'section'>) {
  const { heading, lead, steps, orderNumberLabel, actions } = section;
  const order = useClientValue(orderNumberHere);
  return (
    <>
      <Hero>
        <h1 id="title">{heading}</h1>
        <Lead html={lead} />
        <ActionRow actions={actions} looks={['light', 'outlineLight']} />
        <p className={styles.order} aria-live="polite">
          {order && (
            <>
              {orderNumberLabel}: <strong>{order}</strong>
            </>
          )}
        </p>
      </Hero>
      <Band>
        <TransitLine stops={steps.map((step, index) => ({ ...step, mark: index + 1 }))} />
      </Band>
    </>
  );
}
