import { plainText } from './primitives';

/** "+43 0316": only Italians dial their zero from abroad. */
const zeroAfterCode = /^(?:\+|00)(43|49|41|31|33|36|38[56]|42[01]|44)[ /-]*0/;

/** A telephone number as people read it: +43 316 00 00 00, or 0316 00 00 00 for Austria. */
export const telephone = plainText
  // Copied numbers bring dashes and spaces of their own.
  .transform((text) => text.replace(/[‐-―−]/g, '-').replace(/[\u00a0\u2000-\u200a\u202f]/g, ' '))
  .refine((text) => /^(\+[1-9]|0[1-9]|00[1-9])[\d ()/-]{6,20}$/.test(text), {
    error: ({ input }) =>
      `„${String(input)}“ ist keine Telefonnummer wie +43 316 12 34 56; erlaubt sind Ziffern, Leerzeichen, /, - und Klammern`,
  })
  .refine((text) => !zeroAfterCode.test(text), {
    error: ({ input }) =>
      `„${String(input)}“ lässt sich nicht wählen: nach der Vorwahl des Landes fällt die Null weg; schreiben Sie ${String(input).replace(zeroAfterCode, '+$1 ')}`,
  })
  // No line break within the number.
  .transform((number) => number.replaceAll(' ', '\u00a0'))
  .describe('Telefonnummer, etwa +43 316 12 34 56; den Link zum Anrufen bildet die Website');

/** Address that calls a number: "tel:+43316123456". */
export function telephoneLink(number: string): string {
  const digits = number.replace('(0)', '').replace(/[^\d+]/g, '');
  return `tel:${digits.replace(/^00/, '+').replace(/^0/, '+43')}`;
}

/** Address that opens a chat on WhatsApp: "https://wa.me/43664123456". */
export const whatsappLink = (number: string): string =>
  telephoneLink(number).replace('tel:+', 'https://wa.me/');
