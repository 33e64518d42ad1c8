import { graphql } from 'gatsby';
import type { AccountKind, CoreKind } from '../sections/catalogue';
import { AppointmentSection } from './registry/appointment-section';
import { AuthCallbackSection } from './registry/auth-callback-section';
import { coreSections } from './registry/core-sections';
import { PaymentSuccessSection } from './registry/payment-success-section';
import type { LiveComponents } from './registry/section-view';
import { sectionTemplate } from './section-page';

const live: LiveComponents<Exclude<AccountKind, CoreKind>> = {
  'payment-success': PaymentSuccessSection,
  'auth-callback': AuthCallbackSection,
  appointment: AppointmentSection,
};

/** A page of content/pages about an order or the account. Complete, or it does not compile. */
export default sectionTemplate<AccountKind>({ ...coreSections, ...live });

export const query = graphql`
  query AccountPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
