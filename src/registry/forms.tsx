import { FormHero } from '../components/form-hero/form-hero';
import { FormSection } from '../components/form-section/form-section';
import type { DerivedProps, SectionProps } from '../content-model/resolved';
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
    </FormHero>
  );
}
