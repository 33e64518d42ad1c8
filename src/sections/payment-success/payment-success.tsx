import { useSyncExternalStore } from 'react';
import { ActionRow } from '../../components/button/button';
import * as opening from '../../components/split-hero/split-hero.module.css';
import { RichText } from '../../components/rich-text';
import * as frame from '../../components/section/section.module.css';
import type { SectionProps } from '../../content-model/resolved';
import { orderNumber } from './order-number';
import * as lines from '../process-lines/process-lines.module.css';
import * as styles from './payment-success.module.css';
import type { paymentSuccess } from './schema';

const neverChanges = () => () => undefined;
const orderNumberHere = () => orderNumber(window.location.search);
// The built page knows no address, so the number follows after hydration.
const unknownOnServer = () => undefined;

/** Thanks for the payment, the order number if the address brings one, and what happens next. */
export function PaymentSuccess({ section }: Pick<SectionProps<typeof paymentSuccess>, 'section'>) {
  const { heading, lead, steps, orderNumberLabel, actions } = section;
  const order = useSyncExternalStore(neverChanges, orderNumberHere, unknownOnServer);
  return (
    <>
      <section className={`night ${opening.opening}`} aria-labelledby="title">
        <div className="wrap">
          <h1 id="title">{heading}</h1>
          <RichText html={lead} className={opening.lead} />
          <ActionRow actions={actions} looks={['light', 'outlineLight']} />
          <p className={styles.order} aria-live="polite">
            {order && (
              <>
                {orderNumberLabel}: <strong>{order}</strong>
              </>
            )}
          </p>
        </div>
      </section>
      <div className={`wrap ${frame.section}`}>
        <div className={lines.row}>
          <ol className={`${lines.line} ${lines.wide}`}>
            {steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className={lines.mark}>{index + 1}</span>
                <strong>{title}</strong>
                <span className={lines.detail}>{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </>
  );
}
