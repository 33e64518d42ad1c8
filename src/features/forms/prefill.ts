// Control and direction characters; line breaks and tabs stay.
const unwanted = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Name of the contact form: of its element and of its draft. */
export const contactFormName = 'contact';

/** Longest message taken from an address, in characters. */
export const longestPrefill = 5000;

/**
 * The message an address asks to put into the contact form: only when product, price and message are all there.
 * It is text for a text field, nothing else: control and direction characters go, the rest is cut to length.
 * @param search the query part of the address, "?product=…"
 */
export function prefillMessage(search: string): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.get('product') || !query.get('price')) return undefined;
  const message = (query.get('message') ?? '').replace(unwanted, '').slice(0, longestPrefill);
  return message === '' ? undefined : message;
}

/** The message field of a form, as long as nothing stands in it. */
export function emptyMessageField(form: HTMLFormElement): HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem('message');
  return field instanceof HTMLTextAreaElement && field.value === '' ? field : undefined;
}

/**
 * Fills the message in on a page that React never takes over because its data do not come. The form posts by itself there,
 * and no draft is kept.
 */
export function prefillWithoutReact({ forms, location }: Document): void {
  const form = forms.namedItem(contactFormName);
  const field = form && emptyMessageField(form);
  if (field) field.value = prefillMessage(location.search) ?? '';
}
