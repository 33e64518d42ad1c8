import type { MakeFunction } from '../../../supabase/functions/_shared/runtime';

/** What makes the handler of each Edge Function; loaded at its first request, some bring Stripe's SDK along. */
export const handlers: Readonly<Record<string, () => Promise<MakeFunction>>> = {
  appointment: async () =>
    (await import('../../../supabase/functions/appointment/handler')).createAppointment,
  'appointment-feed': async () =>
    (await import('../../../supabase/functions/appointment-feed/handler')).createAppointmentFeed,
  'free-times': async () =>
    (await import('../../../supabase/functions/free-times/handler')).createFreeTimes,
  'order-check': async () =>
    (await import('../../../supabase/functions/order-check/handler')).createOrderCheck,
  'order-status': async () =>
    (await import('../../../supabase/functions/order-status/handler')).createOrderStatus,
  request: async () => (await import('../../../supabase/functions/request/handler')).createRequest,
  'resend-webhook': async () =>
    (await import('../../../supabase/functions/resend-webhook/handler')).createResendWebhook,
  'stripe-checkout': async () =>
    (await import('../../../supabase/functions/stripe-checkout/handler')).createStripeCheckout,
  'stripe-webhook': async () =>
    (await import('../../../supabase/functions/stripe-webhook/handler')).createStripeWebhook,
};
