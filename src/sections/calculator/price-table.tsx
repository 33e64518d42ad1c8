import type { Offer } from '../../calculator/offers';
import { calculatorWords } from '../../calculator/messages';
import { formatEuro } from '../../lib/format';
import * as styles from './calculator.module.css';
import { tableWords } from './messages';

/** The prices of one system. */
export function PriceTable({ label, offers }: { label: string; offers: readonly Offer[] }) {
  return (
    <table className={styles.table}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{tableWords.offer}</th>
          <th scope="col">{tableWords.setup}</th>
          <th scope="col">{tableWords.monthly}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ title, setup, monthly, perUnit }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{setup > 0 ? `ab\u00a0${formatEuro(setup)}` : tableWords.none}</td>
            <td>
              {formatEuro(monthly)}
              {perUnit && <small> {calculatorWords.perRoom}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
