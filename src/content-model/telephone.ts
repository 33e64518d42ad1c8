import { plainText } from './primitives';

/** A telephone number as people read it: +43 316 00 00 00, or 0316 00 00 00 for Austria. */
export const telephone = plainText
  .refine((text) => /^(\+[1-9]|0[1-9])[\d ()/-]{6,20}$/.test(text), {
    error: ({ input }) =>
      `„${String(input)}“ ist keine Telefonnummer wie +43 316 12 34 56; erlaubt sind Ziffern, Leerzeichen, /, - und Klammern`,
  })
  // No line break within the number.
  .transform((number) => number.replaceAll(' ', '\u00a0'))
  .describe('Telefonnummer, etwa +43 316 12 34 56; den Link zum Anrufen bildet die Website');

/** Address that calls a number: "tel:+43316123456". */
export function telephoneLink(number: string): string {
  const digits = number.replace('(0)', '').replace(/[^\d+]/g, '');
  return `tel:${digits.replace(/^0/, '+43')}`;
}

/** Address that opens a chat on WhatsApp: "https://wa.me/43664123456". */
export const whatsappLink = (number: string): string =>
  telephoneLink(number).replace('tel:+', 'https://wa.me/');
