import type { Option } from '../../calculator/calculate';
import { calculatorWords } from '../../calculator/messages';
import { formatEuro } from '../../lib/format';
import * as styles from './calculator.module.css';
import { words } from './messages';

/** Every package at its price for the business, and what it lacks. */
export function OptionsTable({ options }: { options: readonly Option[] }) {
  return (
    <details className={styles.options}>
      <summary className="plus">{words.all}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.offer}</th>
            <th scope="col">{calculatorWords.monthly}</th>
            <th scope="col">{calculatorWords.firstYear}</th>
            <th scope="col">{words.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ offer, cost, lack }) => (
            <tr key={offer.title}>
              <th scope="row">{offer.title}</th>
              <td data-label={calculatorWords.monthly}>
                {formatEuro(cost.monthly + cost.overage)}
              </td>
              <td data-label={calculatorWords.firstYear}>{formatEuro(cost.firstYear)}</td>
              <td>{lack ? words.lacks[lack] : words.fits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
