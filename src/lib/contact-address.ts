type ContactRequest = { product: string; price: number; message: string };

/**
 * The contact form with a message filled in, in view; it fills in only what names a product and its price.
 */
export function contactAddress({ product, price, message }: ContactRequest): string {
  const query = new URLSearchParams({ product, price: String(price), message });
  return `/kontaktinformationen?${query}#nachricht`;
}
