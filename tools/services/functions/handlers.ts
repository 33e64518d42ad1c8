import { createAppointment } from '../../../supabase/functions/appointment/handler';
import { createAppointmentFeed } from '../../../supabase/functions/appointment-feed/handler';
import { createFreeTimes } from '../../../supabase/functions/free-times/handler';
import { createOrderCheck } from '../../../supabase/functions/order-check/handler';
import { createOrderStatus } from '../../../supabase/functions/order-status/handler';
import { createRequest } from '../../../supabase/functions/request/handler';
import { createResendWebhook } from '../../../supabase/functions/resend-webhook/handler';
import { createStripeCheckout } from '../../../supabase/functions/stripe-checkout/handler';
import { createStripeWebhook } from '../../../supabase/functions/stripe-webhook/handler';

/** What makes the handler of each Edge Function, by its name. */
export const handlers = {
  appointment: createAppointment,
  'appointment-feed': createAppointmentFeed,
  'free-times': createFreeTimes,
  'order-check': createOrderCheck,
  'order-status': createOrderStatus,
  request: createRequest,
  'resend-webhook': createResendWebhook,
  'stripe-checkout': createStripeCheckout,
  'stripe-webhook': createStripeWebhook,
};
