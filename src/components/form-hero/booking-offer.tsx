import { bookable } from '../../config/env';
import type { InlineHtml } from '../../content-model/primitives';
import { useSite } from '../../lib/use-site';
import { buttonClass } from '../button/button';
import { ButtonRow } from '../button/button-row';
import { Lead } from '../lead/lead';

export type BookingProps = {
  booking?: { text: InlineHtml; label: string; withoutScript: string } | undefined;
};

/**
 * Offers to book a time; features/forms/call-bar.ts opens the picker at the button. Without a class of
 * its own, which would be in the sheet of all pages with a form.
 */
export function BookingOffer({ booking }: BookingProps) {
  const { phone, phoneHref } = useSite().contact;
  if (!booking || !bookable) return null;
  return (
    <>
      <Lead html={booking.text} />
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
    </>
  );
}
