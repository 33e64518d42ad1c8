import { Lead } from '../components/lead/lead';
import { Avatar } from '../components/portrait/portrait';
import { bookable } from '../config/env';
import type { SectionProps } from '../content-model/resolved';
import { BookingOffer } from '../features/forms/appointments/offer';
import { useLiveSite } from '../lib/use-site';
import type { contactForm } from '../sections/contact-form/schema';

/** The way to a fixed time, where times can be booked. */
export function BookingPart({
  booking,
}: Pick<SectionProps<typeof contactForm>['section'], 'booking'>) {
  const { contact } = useLiveSite();
  if (!booking || !bookable) return null;
  return (
    <BookingOffer label={booking.label} contact={contact}>
      {booking.portrait && <Avatar src={booking.portrait.image} />}
      <Lead html={booking.text} />
      <noscript>
        <Lead>
          {booking.withoutScript} <a href={contact.phoneHref}>{contact.phone}</a>
        </Lead>
      </noscript>
    </BookingOffer>
  );
}
