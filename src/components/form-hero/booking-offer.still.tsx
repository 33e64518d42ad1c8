import { bookable } from '../../config/env';
import { buildOnly } from '../../lib/build-only';
import { useSite } from '../../lib/use-site';
import { buttonClass } from '../button/button';

export type BookingProps = {
  booking?: { heading: string; text: string; label: string; withoutScript: string } | undefined;
};

/** Offers to book a time; features/forms/call-bar.ts opens the picker at the button. */
function BookingOffer({ booking }: BookingProps) {
  const { phone, phoneHref } = useSite().contact;
  if (!booking || !bookable) return null;
  return (
    // Attributes become classes of this page; a module's would be in the sheet of all with a form.
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start', marginTop: 40 }}>
      <h2>{booking.heading}</h2>
      <p>{booking.text}</p>
      <noscript>
        <p>
          {booking.withoutScript} <a href={phoneHref}>{phone}</a>
        </p>
      </noscript>
      <button type="button" className={buttonClass('outline')} data-booking="">
        {booking.label}
      </button>
    </div>
  );
}

export const Booking = buildOnly(BookingOffer);
