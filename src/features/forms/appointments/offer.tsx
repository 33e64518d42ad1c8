import { type ReactNode, useState } from 'react';
import { buttonClass } from '../../../components/button/button';
import { OnDemand } from '../../../components/on-demand';
import { partOf } from '../../../lib/part-of';
import type { Contact } from '../form';
import * as styles from './appointments.module.css';

const picker = partOf(() => import('./picker'));

type BookingOfferProps = {
  label: string;
  contact: Contact;
  /** Stands above the button, and above the picker that takes its place. */
  children?: ReactNode;
};

/** A button that opens the free times where it stands. */
export function BookingOffer({ label, contact, children }: BookingOfferProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.offer}>
      {children}
      {isOpen ? (
        <OnDemand part={picker}>{({ default: Picker }) => <Picker contact={contact} />}</OnDemand>
      ) : (
        <button type="button" className={buttonClass('outline')} onClick={() => setOpen(true)}>
          {label}
        </button>
      )}
    </div>
  );
}
