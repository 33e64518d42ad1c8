import { useState } from 'react';
import type { Action } from '../../content-model/primitives';
import { type Option, resultOf } from '../../calculator/calculate';
import type { CalculatorData } from '../../calculator/entries';
import { calculatorWords, entriesText, resultText, verdictText } from '../../calculator/messages';
import { formatEuro } from '../../lib/format';
import * as styles from './calculator.module.css';
import { words } from './messages';
import { PackageForm } from './package-form';
import { ResultActions } from './result-actions';
import { ResultPanel } from './result-panel';
import { Unread } from './unread';
import { useEntries } from './use-entries';

type PackageCalculatorProps = { data: CalculatorData; request: Action };

/** From what a business needs to the package for it, what it costs, and whether it pays. */
export default function PackageCalculator({ data, request }: PackageCalculatorProps) {
  const { entries, trade, refused, set, setTrade } = useEntries(data);
  const [unread, setUnread] = useState(0);
  const result = resultOf(data, entries);
  const summary = words.carried(`${entriesText(trade, entries)}. ${resultText(result)}`);
  return (
    <Unread.Provider value={setUnread}>
      <div className={styles.calculator}>
        {refused.length > 0 && (
          <p role="alert" className={styles.refused}>
            {words.refused(refused)}
          </p>
        )}
        <PackageForm data={data} trade={trade} entries={entries} set={set} setTrade={setTrade} />
        {/* Read aloud is the result below. */}
        {result.best && (
          <p className={`night no-print ${styles.total}`} aria-hidden="true">
            <span>
              {result.best.offer.title} <strong>{formatEuro(result.best.cost.firstYear)}</strong>
            </span>
            {calculatorWords.firstYear}
            <b>{verdictText(result)}</b>
          </p>
        )}
        <div className={`night ${styles.result}`}>
          <p className={styles.stale}>{unread > 0 && words.stale}</p>
          <ResultPanel data={data} entries={entries} set={set} result={result} />
          <ResultActions request={request} summary={summary} industry={trade.industry} />
          <OptionsTable options={result.options} />
        </div>
      </div>
    </Unread.Provider>
  );
}

/** Every package at its price for the business, and what it lacks. */
function OptionsTable({ options }: { options: readonly Option[] }) {
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
