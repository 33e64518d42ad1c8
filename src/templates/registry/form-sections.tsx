import { FormSection } from '../../components/form-section/form-section';
import type { SectionProps } from '../../content-model/resolved';
import { ConsultationForm } from '../../features/forms/consultation-form';
import { ContactForm } from '../../features/forms/contact-form';
import { useSite } from '../../lib/use-site';
import type { consultationForm } from '../../sections/consultation-form/schema';
import type { contactForm } from '../../sections/contact-form/schema';

/** The contact form in its section. */
export function ContactFormSection({ section, position }: SectionProps<typeof contactForm>) {
  return (
    <FormSection section={section} position={position}>
      <ContactForm contact={useSite().contact} />
    </FormSection>
  );
}

/** The consultation form in its section. */
export function ConsultationFormSection({
  section,
  position,
}: SectionProps<typeof consultationForm>) {
  return (
    <FormSection section={section} position={position}>
      <ConsultationForm contact={useSite().contact} industries={section.industries} />
    </FormSection>
  );
}
