// Control and direction characters, except line breaks and tabs.
const unwanted = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Name of the contact form: of its element and of its draft. */
export const contactFormName = 'contact' as const;

/** Longest message taken from an address, in characters. */
const maxLength = 5000;

/**
 * The message of an address for the contact form; undefined unless product, price and message are
 * all there. Plain text for a text field: without unwanted characters, and cut to length.
 * @param search the query part of the address, "?product=…"
 */
export function prefillMessage(search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.get('product') || !query.get('price')) return undefined;
  const message = (query.get('message') ?? '').replace(unwanted, '').slice(0, maxLength);
  return message === '' ? undefined : message;
}

/** The message field of a form, if it is empty. */
export function emptyMessageField(form: HTMLFormElement): HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem('message');
  return field instanceof HTMLTextAreaElement && field.value === '' ? field : undefined;
}

/**
 * Fills in the message on a page that React never hydrates because its data cannot be loaded. There
 * the form posts by itself, and no draft is kept.
 */
export function prefillWithoutReact({ forms, location }: Document): void {
  const form = forms.namedItem(contactFormName);
  const field = form && emptyMessageField(form);
  if (field) field.value = prefillMessage(location.search) ?? '';
}
