import type { ReactNode } from 'react';
import { VatNote } from '../../components/price/price';
import { Section } from '../../components/section/section';
import { StillPart } from '../../components/still/still-part';
import type { DerivedProps } from '../../content-model/resolved';
import { type CalculatorData, resultOf, tradeOf } from '../../calculator/entries';
import { calculatorWords, entriesText, resultText } from '../../calculator/messages';
import * as styles from './calculator.module.css';
import type { deriveCalculator } from './derive';
import { tableWords } from './messages';
import { PriceTable } from './price-table';

type CalculatorProps = DerivedProps<typeof deriveCalculator> & {
  /** The calculator itself; what it gets is shown as long as it is not there. */
  children: (example: ReactNode) => ReactNode;
};

/** Only the build knows how to draw them. */
const [Example, Tables] =
  process.env.BUILD_STAGE === 'build-javascript' ? [] : [WorkedExample, PriceTables];

/** The calculator, and below it all the prices it knows. Without script there is an example. */
export function Calculator({ section, position, children }: CalculatorProps) {
  const example = (
    <StillPart name="example">{Example && <Example data={section.data} />}</StillPart>
  );
  return (
    <Section head={section} position={position} live>
      <div className={styles.tool}>{children(example)}</div>
      <StillPart name="tables">{Tables && <Tables {...section} />}</StillPart>
    </Section>
  );
}

/** What the calculator gets for the first trade. */
function WorkedExample({ data }: { data: CalculatorData }) {
  const trade = tradeOf(data, 0);
  return (
    <div className={styles.example}>
      <h3>{tableWords.example}</h3>
      <p>{entriesText(trade, trade.example)}.</p>
      <p>
        <strong>{resultText(resultOf(data, trade.example))}</strong>
      </p>
    </div>
  );
}

function PriceTables({ data, tables, tableHeading }: CalculatorProps['section']) {
  return (
    <>
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
