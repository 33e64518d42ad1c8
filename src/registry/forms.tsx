import { FormHero } from '../components/form-hero/form-hero';
import { FormSection } from '../components/form-section/form-section';
import { Lead } from '../components/lead/lead';
import { Avatar } from '../components/portrait/portrait';
import { bookable } from '../config/env';
import type { DerivedProps, SectionProps } from '../content-model/resolved';
import { BookingOffer } from '../features/forms/appointments/offer';
import { ConsultationForm } from '../features/forms/consultation-form';
import { ContactForm } from '../features/forms/contact-form';
import { useLiveSite } from '../lib/use-site';
import type { deriveConsultationForm } from '../sections/consultation-form/derive';
import type { contactForm } from '../sections/contact-form/schema';

/** The contact form in its section. */
export function ContactFormSection({ section, position }: SectionProps<typeof contactForm>) {
  return (
    <FormSection section={section} position={position}>
      <ContactForm contact={useLiveSite().contact} afterwards={section.afterwards} />
      <BookingPart booking={section.booking} />
    </FormSection>
  );
}

/** The consultation form as the opening of its page. */
export function ConsultationFormSection({ section }: DerivedProps<typeof deriveConsultationForm>) {
  return (
    <FormHero section={section}>
      <ConsultationForm
        contact={useLiveSite().contact}
        afterwards={section.afterwards}
        industries={section.industries}
        subjects={section.subjects}
      />
      <BookingPart booking={section.booking} />
    </FormHero>
  );
}

/** The way to a fixed time, where times can be booked. */
function BookingPart({ booking }: Pick<SectionProps<typeof contactForm>['section'], 'booking'>) {
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
