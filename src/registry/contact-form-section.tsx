import { FormSection } from '../components/form-section/form-section';
import type { SectionProps } from '../content-model/resolved';
import { ContactForm } from '../features/forms/contact-form';
import { useLiveSite } from '../lib/use-site';
import type { contactForm } from '../sections/contact-form/schema';
import { BookingPart } from './booking-part';

/** The contact form in its section. */
export function ContactFormSection({ section, position }: SectionProps<typeof contactForm>) {
  return (
    <FormSection section={section} position={position}>
      <ContactForm contact={useLiveSite().contact} afterwards={section.afterwards} />
      <BookingPart booking={section.booking} />
    </FormSection>
  );
}
