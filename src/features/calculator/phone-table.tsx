import type { VoicePrices } from '../../content-model/data';
import type { PhoneResult } from '../../calculator/phone';
import { formatPrice } from '../../lib/format';
import * as styles from './calculator.module.css';
import { phoneWords as words } from './messages';
import { NumberField } from './number-field';
import { minutesField } from './use-phone-entries';

type PhoneTableProps = {
  rows: VoicePrices['rows'];
  minutes: readonly number[];
  result: PhoneResult;
  set: (name: string, value: number) => void;
};

/** The rows of the price table with a field for the minutes of each. */
export function PhoneTable({ rows, minutes, result, set }: PhoneTableProps) {
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{words.service}</th>
          <th scope="col">{words.minutes}</th>
          <th scope="col">{words.ai}</th>
          <th scope="col">{words.regular}</th>
          <th scope="col">{words.saving}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ service }, index) => {
          const { ai = 0, regular = 0, saving = 0 } = result.rows[index] ?? {};
          const price = (euros: number) => (minutes[index] ? formatPrice(euros) : '–');
          return (
            <tr key={service}>
              <th scope="row">{service}</th>
              <td>
                <NumberField
                  field={minutesField}
                  label={words.minutesOf(service)}
                  quiet
                  value={minutes[index] ?? 0}
                  onChange={(value) => set(String(index), value)}
                />
              </td>
              <td data-label={words.ai}>{price(ai)}</td>
              <td data-label={words.regular}>{price(regular)}</td>
              <td data-label={words.saving}>{price(saving)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          <td>{result.minutes}</td>
          <td data-label={words.ai}>{formatPrice(result.ai)}</td>
          <td data-label={words.regular}>{formatPrice(result.regular.cost)}</td>
          <td data-label={words.saving}>{formatPrice(result.regular.saving)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
