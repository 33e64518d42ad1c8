import { useEffect, useState } from 'react';
import { writeAddress } from '../../calculator/address';
import {
  type CalculatorData,
  type CalculatorEntries,
  type EntryName,
  entriesFrom,
  fields,
  tradeOf,
} from '../../calculator/entries';
import { count } from '../../lib/count';
import { ownTrade } from '../../lib/own-business';
import { useAddress } from '../../lib/use-address';

/** What has been entered: at first from the address, and afterwards the address follows. */
export function useEntries(data: CalculatorData) {
  const [{ refused, ...first }] = useState(() =>
    entriesFrom(window.location.search, data, ownTrade()),
  );
  const [entries, setEntries] = useState<CalculatorEntries>(first.entries);
  const trade = tradeOf(data, entries.trade);
  // The trade always stands in the address: without it, the example of the first one would count.
  const search = writeAddress(fields, entries, { ...trade.example, trade: 0 });
  const isUsed = entries !== first.entries;
  useAddress(search, isUsed);
  useEffect(() => {
    if (isUsed) count('Preisrechner');
  }, [isUsed]);

  const set = (name: EntryName, value: number) =>
    setEntries((before) => ({ ...before, [name]: value }));
  /** Another trade brings its example along; what the visitor has changed stays. */
  const setTrade = (number: number) => {
    const { example } = tradeOf(data, number);
    setEntries((before) => {
      const after = { ...example };
      for (const { name } of fields)
        if (name !== 'trade' && before[name] !== trade.example[name]) after[name] = before[name];
      return after;
    });
  };
  return { entries, trade, refused, set, setTrade };
}
