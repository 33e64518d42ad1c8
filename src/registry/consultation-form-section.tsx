import { FormHero } from '../components/form-hero/form-hero';
import type { DerivedProps } from '../content-model/resolved';
import { ConsultationForm } from '../features/forms/consultation-form';
import { useLiveSite } from '../lib/use-site';
import type { deriveConsultationForm } from '../sections/consultation-form/derive';
import { BookingPart } from './booking-part';

/** The consultation form as the opening of its page. */
export function ConsultationFormSection({
  section,
  position,
}: DerivedProps<typeof deriveConsultationForm>) {
  return (
    <FormHero section={section} position={position}>
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
