import { supabase } from '../../config/env';

const stripe = 'https://checkout.stripe.com';

/** Whether an address is the payment page of Stripe or of the local services. */
export function isPaymentPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin } = new URL(address);
  return origin === stripe || origin === localPayments();
}

function localPayments(): string | undefined {
  const { origin, hostname } = new URL(supabase?.url ?? stripe);
  return hostname === 'localhost' ? origin : undefined;
}
