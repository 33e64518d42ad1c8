import { useEffect } from 'react';
import { ActionRow } from '../../components/button/button';
import { Lead } from '../../components/lead/lead';
import { Band } from '../../components/section/band';
import { Hero } from '../../components/split-hero/hero';
import { TransitLine } from '../../components/transit-line/transit-line';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './payment-success.module.css';
import type { paymentSuccess } from './schema';

type Status = 'paid' | 'open' | 'unknown' | 'unanswered';
type Section = SectionProps<typeof paymentSuccess>['section'];
type PaymentSuccessProps = {
  section: Section;
  /** The order of the address and what has become of it, as soon as that is known. */
  order: { number: string; status: Status } | undefined;
  /** What was bought, as far as this tab knows. */
  product?: string | undefined;
};

/** Thanks for the payment, what has become of it, the order number, and what happens next. */
export function PaymentSuccess({ section, order, product }: PaymentSuccessProps) {
  const { steps, orderNumberLabel, actions } = section;
  const { heading, lead } = wordsFor(section, order?.status);
  const isUnknown = order?.status === 'unknown';
  useEffect(() => {
    // The tab must not claim more than the page.
    document.title = document.title.replace(/^[^|]+/, `${heading} `);
  }, [heading]);
  return (
    <>
      <Hero>
        <div aria-live="polite">
          <h1 id="title">{heading}</h1>
          <Lead html={lead} />
          <p className={styles.order}>
            {order && !isUnknown && (
              <>
                {product && (
                  <>
                    {product}
                    <br />
                  </>
                )}
                {orderNumberLabel}: <strong>{order.number}</strong>
              </>
            )}
          </p>
        </div>
        <ActionRow actions={actions} looks={['light', 'outlineLight']} />
      </Hero>
      {!isUnknown && (
        <Band>
          <TransitLine stops={steps.map((step, index) => ({ ...step, mark: index + 1 }))} />
        </Band>
      )}
    </>
  );
}

/** Without an answer the page says what is true in any case. */
function wordsFor({ heading, lead, states }: Section, status: Status | undefined) {
  if (status === undefined || status === 'unanswered') return { heading, lead };
  return status === 'paid' ? { heading, lead: states.paid } : states[status];
}
