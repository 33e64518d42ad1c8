import { DepartureBoard, FlapText } from '../../components/departure-board/departure-board';
import { Footnote } from '../../components/footnote/footnote';
import { VatNote } from '../../components/price/price';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import { formatEuro, formatPrice } from '../../lib/format';
import * as styles from './price-board.module.css';
import type { priceBoard } from './schema';

type PriceRow = { aiPrice: number; regularPrice: number };

/** @returns what the AI call saves against the regular one, in whole percent */
const savingPercent = ({ aiPrice, regularPrice }: PriceRow): number =>
  Math.round(((regularPrice - aiPrice) / regularPrice) * 100);

/** Prices of AI calls against regular calls as a departure board. */
export function PriceBoard({ section, position }: SectionProps<typeof priceBoard>) {
  const { columns, prices, note } = section;
  return (
    <Section head={section} position={position}>
      <DepartureBoard>
        <VatNote />
        <table className={styles.table}>
          <thead>
            <tr>
              {Object.values(columns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {prices.rows.map((row) => (
              <tr key={row.service}>
                <th scope="row">{row.service}</th>
                <td data-label={columns.type}>{row.type}</td>
                <td data-label={columns.setup}>ab {formatEuro(prices.setup)}</td>
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
      <Footnote html={note} />
    </Section>
  );
}
