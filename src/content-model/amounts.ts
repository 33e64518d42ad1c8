import { z } from 'zod';
import { thousands } from './messages';

/** Reads an amount as Austrians write it: "9,90" and "1.500,00"; leaves everything else alone. */
function readAmount(value: unknown): unknown {
  if (typeof value !== 'string' || thousands.test(value.trim())) return value;
  const [, whole = '', cents = ''] =
    /^(-?\d+|-?\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(value.trim()) ?? [];
  return whole === '' ? value : Number(`${whole.replaceAll('.', '')}.${cents}`);
}

/** An amount in euros: a number, with a point or a comma before the cents. */
export const euros = z
  .preprocess(readAmount, z.number().positive())
  .meta({ type: ['number', 'string'], description: 'Betrag in Euro: 500 oder 9,90' });
