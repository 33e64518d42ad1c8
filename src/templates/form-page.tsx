import { graphql } from 'gatsby';
import type { CoreKind, FormKind } from '../sections/catalogue';
import { still } from './registry/form-sections.still';
import { coreSections } from './registry/core-sections';
import { ConsultationFormSection, ContactFormSection } from './registry/forms';
import type { LiveComponents } from './registry/section-view';
import { sectionTemplate } from './section-page';

const live = {
  'contact-form': ContactFormSection,
  'consultation-form': ConsultationFormSection,
} satisfies LiveComponents<Exclude<FormKind, CoreKind>>;

/** A page of content/pages with a form. Complete, or it does not compile. */
export default sectionTemplate<FormKind>({ ...coreSections, ...live, ...still });

export const query = graphql`
  query FormPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
