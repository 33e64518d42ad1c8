const stripeSessionId = /^cs_(test|live)_[A-Za-z0-9]{10,200}$/;

/**
 * The order number an address brings: its `session_id`, if it looks like a Stripe session id.
 * Anything else may be a stranger's text and is not shown.
 * @param search query part of the address, such as `?session_id=cs_test_…`
 */
export function orderNumber(search: string): string | undefined {
  const given = new URLSearchParams(search).get('session_id');
  return given !== null && stripeSessionId.test(given) ? given : undefined;
}
