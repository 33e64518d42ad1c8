import type { AccountKind, CoreKind } from '../../sections/catalogue';
import { AppointmentSection } from './appointment-section';
import { AuthCallbackSection } from './auth-callback-section';
import { coreSections } from './core-sections';
import { PaymentSuccessSection } from './payment-success-section';
import type { LiveComponents, Registry } from './section-view';

const live: LiveComponents<Exclude<AccountKind, CoreKind>> = {
  'payment-success': PaymentSuccessSection,
  'auth-callback': AuthCallbackSection,
  appointment: AppointmentSection,
};

/**
 * Sections of the pages of an order and of the account, joined with their features. Complete, or
 * it does not compile.
 */
export const accountSections: Registry<AccountKind> = { ...coreSections, ...live };
