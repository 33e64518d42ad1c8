import { bookable } from '../../config/env';
import { buildOnly } from '../../lib/build-only';
import { useSite } from '../../lib/use-site';
import { buttonClass } from '../button/button';
import { ButtonRow } from '../button/button-row';
import { Lead } from '../lead/lead';

export type BookingProps = {
  booking?: { heading: string; text: string; label: string; withoutScript: string } | undefined;
};

/** Offers to book a time; features/forms/call-bar.ts opens the picker at the button. */
function BookingOffer({ booking }: BookingProps) {
  const { phone, phoneHref } = useSite().contact;
  if (!booking || !bookable) return null;
  return (
    // An attribute: a class of a module would be in the sheet of all pages with a form.
    <div style={{ marginTop: 40 }}>
      <h2>{booking.heading}</h2>
      <Lead>{booking.text}</Lead>
      <noscript>
        <Lead>
          {booking.withoutScript} <a href={phoneHref}>{phone}</a>
        </Lead>
      </noscript>
      <ButtonRow>
        <button type="button" className={buttonClass('outline')} data-booking="">
          {booking.label}
        </button>
      </ButtonRow>
    </div>
  );
}

export const Booking = buildOnly(BookingOffer);
