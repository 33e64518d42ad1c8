import type { VoicePrices } from '../content-model/data';
import { breakEven } from './benefit';
import { cents } from './cost';

/** A way to handle the same calls: what it costs more than Phonix each month, and when that pays. */
type Against = { cost: number; saving: number } & ReturnType<typeof breakEven>;

export type PhoneResult = {
  rows: { ai: number; regular: number; saving: number }[];
  minutes: number;
  ai: number;
  firstYear: number;
  /** Against the regular price, and against calls by people of one's own. */
  regular: Against;
  own: Against;
};

/**
 * What calls cost row by row of the price table, in euros a month.
 * @param minutes minutes a month, by row
 * @param hourly what an hour of one's own people costs
 */
export function calculatePhone(
  { setup, rows }: VoicePrices,
  minutes: readonly number[],
  hourly: number,
  horizon: number,
): PhoneResult {
  const priced = rows.map(({ aiPrice, regularPrice }, index) => {
    const count = minutes[index] ?? 0;
    const [ai, regular] = [cents(count * aiPrice), cents(count * regularPrice)];
    return { ai, regular, saving: cents(regular - ai) };
  });
  const total = (amounts: readonly number[]) => cents(amounts.reduce((sum, each) => sum + each, 0));
  const ai = total(priced.map((row) => row.ai));
  const all = total(rows.map((_, index) => minutes[index] ?? 0));
  const against = (cost: number): Against => {
    const saving = cents(cost - ai);
    return { cost, saving, ...breakEven(setup, saving, horizon) };
  };
  return {
    rows: priced,
    minutes: all,
    ai,
    firstYear: cents(setup + 12 * ai),
    regular: against(total(priced.map((row) => row.regular))),
    own: against(cents((all / 60) * hourly)),
  };
}
