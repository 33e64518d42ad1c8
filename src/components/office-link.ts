import type { Site } from '../content-model/data';
import { daysIn } from '../content-model/week-days';

/** Where a call-back is asked for without script. */
export const callbackForm = '/kontaktinformationen#nachricht';

/** What src/features/forms/call-bar.tsx reads at a link that leads to a call-back. */
export const officeData = ({ email, phone, phoneHref, phoneHours }: Site['contact']) => ({
  'data-office': '',
  'data-form': callbackForm,
  'data-email': email,
  'data-phone': phone,
  'data-phone-href': phoneHref,
  'data-days': daysIn(phoneHours.days).join(''),
  'data-from': phoneHours.from,
  'data-to': phoneHours.to,
});
