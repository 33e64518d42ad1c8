import { VatNote } from '../../components/price/price';
import type { CalculatorData, CalculatorEntries, EntryName } from '../../calculator/entries';
import type { Result } from '../../calculator/calculate';
import {
  calculatorWords,
  reasonText,
  uncountedText,
  verdictText,
  wayText,
} from '../../calculator/messages';
import { formatEuro, formatPrice } from '../../lib/format';
import * as styles from './calculator.module.css';
import { Tick } from './choices';
import { words } from './messages';

type ResultPanelProps = {
  data: CalculatorData;
  entries: CalculatorEntries;
  set: (name: EntryName, value: number) => void;
  result: Result;
};

/** What a calculation comes to: the verdict first, then the prices and how it came about. */
export function ResultPanel({ data, entries, set, result }: ResultPanelProps) {
  const { best, benefit, gain, month, lacking } = result;
  if (best === undefined) return <p role="status">{calculatorWords.none}</p>;
  const { horizon } = data;
  const { discount, title } = best.offer;
  const { setup, monthly, overage, firstYear } = best.cost;
  const hours = benefit.hours.toFixed(1).replace('.', ',');
  const steps = [
    { term: words.saved(hours), value: formatPrice(benefit.time) },
    { term: words.won, value: formatPrice(benefit.won) },
    ...(benefit.sold > 0 ? [{ term: words.sold, value: formatPrice(benefit.sold) }] : []),
    { term: words.costs, value: `−${formatPrice(monthly + overage)}` },
  ];
  return (
    <>
      <div role="status">
        <p className={styles.label}>{words.recommended}</p>
        <p className={styles.offer}>{title}</p>
        <p className={styles.verdict}>{verdictText(result)}</p>
        <p>{reasonText(result)}</p>
        {lacking && <p>{wayText(lacking, horizon)}</p>}
        <p>{uncountedText(data, entries)}</p>
      </div>
      <MonthRuler month={lacking ? undefined : month} months={horizon} />
      <dl className={styles.prices}>
        <Price term={calculatorWords.setup} euros={setup} />
        <Price term={calculatorWords.monthly} euros={monthly} />
        {overage > 0 && <Price term={calculatorWords.overage} euros={overage} />}
        <Price term={calculatorWords.firstYear} euros={firstYear} />
      </dl>
      <VatNote />
      {discount > 0 && (
        <Tick
          type="checkbox"
          label={words.pilot(discount)}
          checked={entries.pilot === 1}
          onChange={(checked) => set('pilot', checked ? 1 : 0)}
        />
      )}
      <dl className={styles.steps}>
        {steps.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.left}>
          <dt>{words.left}</dt>
          <dd>{formatPrice(gain).replace('-', '−')}</dd>
        </div>
      </dl>
    </>
  );
}

function Price({ term, euros }: { term: string; euros: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{formatEuro(euros)}</dd>
    </div>
  );
}

/** The months as a ruler, green from where the setup is earned, higher where a year is over. The sentence above it says so. */
function MonthRuler({ month, months }: { month: number | undefined; months: number }) {
  const all = Array.from({ length: months }, (_, index) => index + 1);
  return (
    <div className={styles.ruler} aria-hidden="true">
      <svg viewBox={`0 0 ${months * 10} 22`} preserveAspectRatio="none">
        {all.map((each) => (
          <rect
            key={each}
            x={each * 10 - 9}
            y={each % 12 === 0 ? 0 : 6}
            width="8"
            height={each % 12 === 0 ? 22 : 16}
            className={month !== undefined && each >= month ? styles.earned : styles.unearned}
          />
        ))}
      </svg>
      {all
        .filter((each) => each === 1 || each % 12 === 0)
        .map((each) => (
          <span key={each}>{words.month(each)}</span>
        ))}
      <p>{words.legend(month)}</p>
    </div>
  );
}
