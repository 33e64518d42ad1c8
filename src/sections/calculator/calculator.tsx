import { useId, useState } from 'react';
import { buttonClass } from '../../components/button/button';
import { VatNote } from '../../components/price/price';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import { formatEuro } from '../../lib/format';
import { rememberDemo } from '../../lib/demo-context';
import * as styles from './calculator.module.css';
import { type Entries, costOf } from './cost';
import type { deriveCalculator } from './derive';
import { words } from './messages';
import { NumberField } from './number-field';

const example: Entries = { rooms: 10, minutes: 0, isPilot: false };

/** Four fields, and what each package then costs in the first year. */
export function Calculator({ section, position }: DerivedProps<typeof deriveCalculator>) {
  const { trades, minutePrice, request } = section;
  const [index, setIndex] = useState(0);
  const [entries, setEntries] = useState(example);
  const id = useId();
  const trade = trades[index];
  if (trade === undefined) return null;

  const hasRooms = trade.offers.some(({ perRoom }) => perRoom);
  const { rooms, minutes, isPilot } = entries;
  const change = (changed: Partial<Entries>) => setEntries({ ...entries, ...changed });
  const offers = trade.offers.map((offer) => ({
    ...offer,
    cost: costOf(offer, entries, { minute: minutePrice, discount: trade.discount }),
  }));
  const business = [
    trade.label,
    ...(hasRooms ? [`${rooms} ${words.rooms}`] : []),
    `${minutes} ${words.minutes}`,
    ...(isPilot && trade.discount > 0 ? [words.pilot(trade.discount)] : []),
  ];
  const results = offers.flatMap(({ title, cost }) =>
    cost ? [words.offerText(title, cost.firstYear)] : [],
  );
  const carry = () =>
    rememberDemo({
      sentence: words.summary(business, results),
      industry: trade.industry,
    });

  return (
    <Section head={section} position={position}>
      <div className={styles.fields} role="group" aria-label={words.region}>
        <label>
          {words.trade}
          <select value={index} onChange={({ target }) => setIndex(Number(target.value))}>
            {trades.map(({ label }, value) => (
              <option key={label} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {hasRooms && (
          <NumberField
            label={words.rooms}
            value={rooms}
            min={1}
            max={500}
            onChange={(value) => change({ rooms: value })}
          />
        )}
        <NumberField
          label={words.minutes}
          value={minutes}
          min={0}
          max={100_000}
          onChange={(value) => change({ minutes: value })}
        />
        {trade.discount > 0 && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={isPilot}
              onChange={({ target }) => change({ isPilot: target.checked })}
            />
            {words.pilot(trade.discount)}
          </label>
        )}
      </div>
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
      <table className={styles.table} aria-describedby={id}>
        <thead>
          <tr>
            <th scope="col">{words.offer}</th>
            <th scope="col">{words.setup}</th>
            <th scope="col">{words.monthly}</th>
            <th scope="col">{words.firstYear}</th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ title, cost }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {cost ? (
                <>
                  <td data-label={words.setup}>
                    {cost.setup > 0 ? `ab\u00a0${formatEuro(cost.setup)}` : words.none}
                  </td>
                  <td data-label={words.monthly}>{formatEuro(cost.monthly)}</td>
                  <td data-label={words.firstYear} className={styles.year}>
                    <small>ab</small> {formatEuro(cost.firstYear)}
                  </td>
                </>
              ) : (
                <td colSpan={3}>{words.withoutPhone}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="visually-hidden">
        {results.join(', ')}
      </p>
      <VatNote />
      <p id={id} className={styles.note}>
        {words.rate(minutePrice)}
      </p>
      <a href={request.to} className={buttonClass('primary')} onClick={carry}>
        {request.label}
      </a>
    </Section>
  );
}
