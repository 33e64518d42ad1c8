import { type ReactNode, useState } from 'react';
import { DepartureBoard, FlapText } from '../../components/departure-board/departure-board';
import { Icon } from '../../components/icon/icon';
import { setupText } from '../../lib/price-text';
import { VatNote } from '../../components/price/price';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import { formatEuro, formatPrice } from '../../lib/format';
import type { derivePriceBoard } from './derive';
import { type SortColumn, type Sorting, savingPercent, sortRows } from './price-order';
import { PriceNotes } from './price-notes';
import * as styles from './price-board.module.css';

type PriceBoardProps = DerivedProps<typeof derivePriceBoard> & {
  /** Works with the visitor's own minutes. */
  children?: ReactNode;
};

/** Prices of AI calls against regular calls as a departure board; a column's header sorts by it. */
export function PriceBoard({ section, position, children }: PriceBoardProps) {
  const { columns, prices } = section;
  const [sorting, setSorting] = useState<Sorting>();
  const header = (column: SortColumn) => {
    const current = sorting?.column === column ? sorting : undefined;
    const direction = current?.descending ? 'descending' : 'ascending';
    return (
      <th scope="col" aria-sort={current ? direction : 'none'}>
        <button
          type="button"
          onClick={() =>
            setSorting({ column, descending: current !== undefined && !current.descending })
          }
        >
          {columns[column]}
          <Icon name="down" />
        </button>
      </th>
    );
  };
  return (
    <Section head={section} position={position}>
      <DepartureBoard>
        {/* Once: it is the same in every row. */}
        <p className={styles.setup}>
          {columns.setup}: {setupText(formatEuro(prices.setup))}
        </p>
        <VatNote />
        <table className={styles.table}>
          <thead>
            <tr>
              {header('service')}
              {header('type')}
              {header('aiPrice')}
              {header('regularPrice')}
              {header('saving')}
            </tr>
          </thead>
          <tbody>
            {sortRows(prices.rows, sorting).map((row) => (
              <tr key={row.service}>
                <th scope="row">{row.service}</th>
                <td data-label={columns.type}>{row.type}</td>
                <td data-label={columns.aiPrice} className={styles.figure}>
                  <FlapText text={formatPrice(row.aiPrice)} />
                </td>
                <td data-label={columns.regularPrice} className={styles.figure}>
                  {formatPrice(row.regularPrice)}
                </td>
                <td data-label={columns.saving} className={styles.figure}>
                  {`−${savingPercent(row)}\u00a0%`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DepartureBoard>
      <PriceNotes {...section} />
      <div className={styles.calculate}>{children}</div>
    </Section>
  );
}
