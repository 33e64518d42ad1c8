/** A row of the price board; amounts in euros per minute. */
type PriceRow = { service: string; type: string; aiPrice: number; regularPrice: number };

/** Columns the board can be sorted by; the one-off setup is the same in every row. */
export type SortColumn = 'service' | 'type' | 'aiPrice' | 'regularPrice' | 'saving';
export type Sorting = { column: SortColumn; descending: boolean };

/** @returns what the AI call saves against the regular one, in whole percent */
export function savingPercent({ aiPrice, regularPrice }: PriceRow): number {
  return Math.round(((regularPrice - aiPrice) / regularPrice) * 100);
}

/** @returns the rows in the order asked for; equal ones stay in the order of the data */
export function sortRows<T extends PriceRow>(
  rows: readonly T[],
  sorting: Sorting | undefined,
): T[] {
  if (sorting === undefined) return [...rows];
  const sign = sorting.descending ? -1 : 1;
  return [...rows].sort((a, b) => sign * compare(a, b, sorting.column));
}

function compare(a: PriceRow, b: PriceRow, column: SortColumn): number {
  if (column === 'service' || column === 'type') return a[column].localeCompare(b[column], 'de');
  if (column === 'saving') return savingPercent(a) - savingPercent(b);
  return a[column] - b[column];
}
