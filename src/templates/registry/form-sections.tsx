import type { CoreKind, FormKind } from '../../sections/catalogue';
import { still } from './form-sections.still';
import { coreSections } from './core-sections';
import { ConsultationFormSection, ContactFormSection } from './forms';
import type { LiveComponents, Registry } from './section-view';

type OwnKind = Exclude<FormKind, CoreKind>;

const live = {
  'contact-form': ContactFormSection,
  'consultation-form': ConsultationFormSection,
} satisfies LiveComponents<OwnKind>;

/** Sections of pages with forms, joined with their features. Complete, or it does not compile. */
export const formSections: Registry<FormKind> = { ...coreSections, ...live, ...still };
