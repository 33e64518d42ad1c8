import { useState } from 'react';
import { type Field, readAddress, writeAddress } from '../../calculator/address';
import { useAddress } from '../../lib/use-address';

/** The minutes of a row of the price table, or the cost of an hour: by its name in the address. */
const rowField = (index: number) => ({ name: String(index), query: `z${index + 1}`, max: 100_000 });
export const minutesField = rowField(0);
export const hourlyField: Field = { name: 'hourly', query: 'stunde', max: 500, fractions: true };

type Example = { minutes: readonly number[]; hourly: number };

/** Minutes by row and the cost of an hour: at first from the address, which follows afterwards. */
export function usePhoneEntries({ minutes, hourly }: Example) {
  const fields: Field[] = [...minutes.map((_, index) => rowField(index)), hourlyField];
  const defaults = Object.fromEntries([
    ...minutes.map((count, index) => [String(index), count] as const),
    ['hourly', hourly] as const,
  ]);
  const [{ refused, ...first }] = useState(() =>
    readAddress(window.location.search, fields, defaults),
  );
  const [entries, setEntries] = useState(first.entries);
  useAddress(writeAddress(fields, entries, {}), entries !== first.entries);
  return {
    refused,
    minutes: minutes.map((_, index) => entries[index] ?? 0),
    hourly: entries['hourly'] ?? hourly,
    set: (name: string, value: number) => setEntries((before) => ({ ...before, [name]: value })),
  };
}
