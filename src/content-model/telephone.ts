import { plainText } from './primitives';

/** "+43 0316", "+43 (0316)": only Italians dial their zero from abroad. */
const zeroAfterCode =
  /^(?:\+|00)(3[1236]|38[1-9]|4[01346789]|42[013]|90|359)[ /-]*(?!\(0\))(\(?)[ /-]*0[ /-]*/;

/** As it was copied: dashes and spaces of its own, dots, letters of another width, hidden marks. */
const asTyped = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}|−/gu, '-')
    .replace(/[\s.]+/g, ' ')
    .trim();

/** A telephone number as people read it: +43 316 00 00 00, or 0316 00 00 00 for Austria. */
export const telephone = plainText
  .transform(asTyped)
  .refine(
    (text) => /^(?:\+[1-9]|\(?0[1-9]|00[1-9])[\d ()/-]{6,20}$/.test(text) && !/^043\b/.test(text),
    {
      error: ({ input }) => `„${String(input)}“ ist keine Telefonnummer wie +43 316 12 34 56`,
    },
  )
  .refine((text) => !zeroAfterCode.test(text), {
    error: ({ input }) =>
      `„${String(input)}“ lässt sich nicht wählen: nach der Vorwahl des Landes fällt die Null weg`,
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
