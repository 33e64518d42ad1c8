import { type CalculatorEntries, type EntryName, fields } from '../../calculator/entries';
import { NumberField } from './number-field';

type EntryFieldProps = {
  name: EntryName;
  label: string;
  unit?: string;
  hint?: string;
  entries: CalculatorEntries;
  set: (name: EntryName, value: number) => void;
};

/** The field of a number of the calculator. */
export function EntryField({ name, entries, set, ...rest }: EntryFieldProps) {
  const field = fields.find((each) => each.name === name);
  return (
    field && (
      <NumberField
        {...rest}
        field={field}
        value={entries[name]}
        onChange={(value) => set(name, value)}
      />
    )
  );
}
