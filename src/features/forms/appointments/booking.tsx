import { lazy, useState } from 'react';
import { buttonClass } from '../../../components/button/button';
import { LazyBoundary } from '../../../components/lazy-boundary';
import type { Site } from '../../../content-model/data';
import { retryOnce } from '../../../lib/retry-once';
import * as styles from './appointments.module.css';

const Picker = lazy(() => retryOnce(() => import('./picker')));

type BookingProps = {
  contact: Pick<Site['contact'], 'email' | 'phone' | 'phoneHref'>;
  label: string;
  heading?: string;
  text?: string;
  /** Instead, where no script runs. */
  withoutScript?: string;
};

/** Offers to book a consultation; the free times come when somebody asks for them. */
export function Booking({ contact, label, heading, text, withoutScript }: BookingProps) {
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.booking}>
      {heading && <h2>{heading}</h2>}
      {text && <p>{text}</p>}
      {withoutScript && (
        <noscript>
          <p>
            {withoutScript} <a href={contact.phoneHref}>{contact.phone}</a>
          </p>
        </noscript>
      )}
      {opened ? (
        <LazyBoundary>
          <Picker contact={contact} />
        </LazyBoundary>
      ) : (
        <button type="button" className={buttonClass('outline')} onClick={() => setOpened(true)}>
          {label}
        </button>
      )}
    </div>
  );
}
