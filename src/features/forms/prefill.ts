// Control and direction characters, except line breaks and tabs.
const unwanted = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Name of the contact form: of its element and of its draft. */
export const contactFormName = 'contact';

/** Longest message taken from an address, in characters. */
const maxLength = 5000;

/**
 * The message of an address for the contact form; empty unless product, price and message are all
 * there. Plain text for a text field: without unwanted characters, and cut to length.
 * @param search the query part of the address, "?product=…"
 */
export function prefillMessage(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.get('product') || !query.get('price')) return '';
  return (query.get('message') ?? '').replace(unwanted, '').slice(0, maxLength);
}

/** Fills in the message before React takes over the page: it stays away when the page's data do not come. */
export function prefillDocument(): void {
  const field = document.forms.namedItem(contactFormName)?.elements.namedItem('message');
  // As its default, like React: what has been typed stays.
  if (field instanceof HTMLTextAreaElement)
    field.defaultValue = prefillMessage(window.location.search);
}
