import { FormHero } from '../../components/form-hero/form-hero';
import { FormSection } from '../../components/form-section/form-section';
import type { SectionProps } from '../../content-model/resolved';
import { ConsultationForm } from '../../features/forms/consultation-form';
import { ContactForm } from '../../features/forms/contact-form';
import { useLiveSite } from '../../lib/use-site';
import type { consultationForm } from '../../sections/consultation-form/schema';
import type { contactForm } from '../../sections/contact-form/schema';

/** The contact form in its section. */
export function ContactFormSection({ section, position }: SectionProps<typeof contactForm>) {
  return (
    <FormSection section={section} position={position}>
      <ContactForm contact={useLiveSite().contact} />
    </FormSection>
  );
}

/** The consultation form as the opening of its page. */
export function ConsultationFormSection({
  section,
}: Pick<SectionProps<typeof consultationForm>, 'section'>) {
  return (
    <FormHero section={section}>
      <ConsultationForm contact={useLiveSite().contact} industries={section.industries} />
    </FormHero>
  );
}
