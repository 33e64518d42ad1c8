import { RichText } from '../../components/rich-text';
import { VatNote } from '../../components/price/price';
import type { DerivedProps } from '../../content-model/resolved';
import { resultOf } from '../../calculator/calculate';
import { type CalculatorData, tradeOf } from '../../calculator/entries';
import { calculatorWords, entriesText, resultText } from '../../calculator/messages';
import type { deriveCalculator } from './derive';
import { tableWords } from './messages';
import { PriceTable } from './price-table';
import * as styles from './calculator.module.css';

/** What the calculator gets for the first trade. */
export function WorkedExample({ data }: { data: CalculatorData }) {
  const trade = tradeOf(data, 0);
  return (
    <div className={styles.example}>
      <noscript>
        <p>{tableWords.needsScript}</p>
      </noscript>
      <h3>{tableWords.example}</h3>
      <p>{entriesText(trade, trade.example)}.</p>
      <p>
        <strong>{resultText(resultOf(data, trade.example))}</strong>
      </p>
    </div>
  );
}

export function PriceTables(section: DerivedProps<typeof deriveCalculator>['section']) {
  const { data, tables, tableHeading, intro } = section;
  return (
    <>
      {intro && <RichText html={intro} className={styles.note} />}
      <h3 className={styles.heading}>{tableHeading}</h3>
      <VatNote />
      <div className={styles.tables}>
        {tables.map((table) => (
          <PriceTable key={table.label} {...table} />
        ))}
        <PriceTable label={calculatorWords.booking} offers={data.plans} />
      </div>
    </>
  );
}
