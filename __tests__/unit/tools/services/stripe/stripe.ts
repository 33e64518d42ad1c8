import Stripe from 'stripe';
import { localFunctionEnvironment } from '../../../../../tools/local-environment.mjs';

/** Parameters of a session as the Edge Function sends them. */
export const order = {
  mode: 'payment',
  line_items: [{ price: 'price_video_professional', quantity: 1 }],
  success_url: 'http://localhost:9000/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:9000/produktvideos',
  locale: 'de',
  customer_email: 'aenne@werkstatt-gruber.at',
  client_reference_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  metadata: { product: 'video-professional' },
} satisfies Stripe.Checkout.SessionCreateParams;

/** Stripe's own SDK, talking to the stand-in at this origin. */
export function stripeAt(origin: string, secretKey?: string): Stripe {
  const { STRIPE_SECRET_KEY } = localFunctionEnvironment(origin);
  const { hostname, port } = new URL(origin);
  return new Stripe(secretKey ?? STRIPE_SECRET_KEY, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
}

/** A request as it goes over the wire, for what the SDK would never send. */
export function post(
  origin: string,
  body: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { STRIPE_SECRET_KEY } = localFunctionEnvironment(origin);
  return fetch(`${origin}/v1/checkout/sessions`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${STRIPE_SECRET_KEY}`,
      'Stripe-Version': Stripe.API_VERSION,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(body).toString(),
  });
}
