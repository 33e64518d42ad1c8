import { Fragment, useId } from 'react';
import { rateText } from '../../content-model/fill-in';
import {
  type Assumption,
  type CalculatorData,
  type CalculatorEntries,
  type EntryName,
  type Trade,
  countsRooms,
  fields,
  onlyBooks,
} from '../../calculator/entries';
import { ownHours } from '../../lib/own-business';
import * as styles from './calculator.module.css';
import { Choices, Tick } from './choices';
import { words } from './messages';
import { NumberField } from './number-field';

type EntriesProps = {
  entries: CalculatorEntries;
  set: (name: EntryName, value: number) => void;
};

type PackageFormProps = EntriesProps & {
  data: CalculatorData;
  trade: Trade;
  setTrade: (number: number) => void;
};

/** What the calculator asks: the business first, the assumptions folded away. */
export function PackageForm({ data, trade, entries, set, setTrade }: PackageFormProps) {
  const id = useId();
  const props = { entries, set };
  const { fields: labels, hints, units, task, channels } = words;
  const hours = ownHours();
  const rooms = countsRooms(trade);
  const books = onlyBooks(trade, entries);
  const assumed: { name: Assumption; label: string; unit?: string }[] = [
    { name: 'hourly', label: labels.hourly, unit: units.euros },
    { name: 'casesPerUnit', label: rooms ? labels.casesPerRoom : labels.casesPerBooking },
    { name: 'minutesPerCase', label: labels.minutesPerCase, unit: units.minutes },
    { name: 'missed', label: labels.missed },
    { name: 'winPercent', label: labels.winPercent, unit: units.percent },
    { name: 'margin', label: labels.margin, unit: units.euros },
    { name: 'saleMargin', label: labels.saleMargin, unit: units.euros },
  ];
  const flag = (name: EntryName) => ({
    checked: entries[name] === 1,
    onChange: (checked: boolean) => set(name, checked ? 1 : 0),
  });
  return (
    <div className={styles.form} role="group" aria-label={words.business}>
      <div className={styles.field}>
        <label htmlFor={id}>{labels.trade}</label>
        <select
          id={id}
          value={entries.trade}
          onChange={({ target }) => setTrade(Number(target.value))}
        >
          {data.trades.map(({ label, example }) => (
            <option key={label} value={example.trade}>
              {label}
            </option>
          ))}
        </select>
        {hours && <p className={styles.hint}>{hours.said}</p>}
      </div>
      {/* With another trade half-typed numbers go. */}
      <Fragment key={entries.trade}>
        {!rooms && (
          <Choices legend={task.legend}>
            {([task.all, task.bookings] as const).map((label, value) => (
              <Tick
                key={label}
                type="radio"
                name={`${id}-task`}
                label={label}
                checked={entries.task === value}
                onChange={() => set('task', value)}
              />
            ))}
          </Choices>
        )}
        {!books && (
          <Choices legend={channels.legend}>
            <Tick type="checkbox" label={channels.web} {...flag('web')} />
            <Tick type="checkbox" label={channels.whatsapp} {...flag('whatsapp')} />
          </Choices>
        )}
        <EntryField
          name="units"
          label={rooms ? labels.rooms : labels.bookings}
          hint={hints.scale(trade.scale)}
          {...props}
        />
        <EntryField
          name="minutes"
          label={labels.minutes}
          unit={units.minutes}
          hint={hints.minutes}
          {...props}
        />
        <EntryField name="sales" label={labels.sales} hint={hints.sales} {...props} />
        <details className={styles.assumptions}>
          <summary className="plus">{words.assumptions}</summary>
          <p>{words.assumptionsNote}</p>
          {assumed.map(({ name, ...field }) => (
            <EntryField key={name} name={name} hint={data.reasons[name]} {...field} {...props} />
          ))}
          <EntryField name="messages" label={labels.messages} {...props} />
          <p>{words.ratesNote(rateText(data.rates.message), rateText(data.rates.minute))}</p>
          <p>{words.minutesNote}</p>
          <p>{words.horizon(data.horizon)}</p>
        </details>
      </Fragment>
    </div>
  );
}

type EntryFieldProps = EntriesProps & {
  name: EntryName;
  label: string;
  unit?: string;
  hint?: string;
};

function EntryField({ name, entries, set, ...rest }: EntryFieldProps) {
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
