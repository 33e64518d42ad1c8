import type { VignetteOf } from '../../content-model/vignettes';
import { formatPrice } from '../../lib/format';
import { Frame } from './vignette-frame';
import * as styles from './order.module.css';

/** An order slip; the total is added up from its lines. Prices in euros each. */
export function Order({ instrument }: { instrument: VignetteOf<'order'> }) {
  const { lines, remark } = instrument;
  // In cents: sums of decimal euros would show rounding errors.
  const total =
    lines.reduce((sum, { count, price }) => sum + Math.round(count * price * 100), 0) / 100;
  return (
    <Frame instrument={instrument}>
      <table className={styles.slip}>
        <tbody>
          {lines.map(({ count, item, remark: lineRemark, price }) => (
            <tr key={item}>
              <td>{count}</td>
              <td>
                {item}
                {lineRemark && <small>{lineRemark}</small>}
              </td>
              <td>{formatPrice(count * price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td>Summe</td>
            <td>{formatPrice(total)}</td>
          </tr>
        </tfoot>
      </table>
      {remark && (
        <p className={styles.remark}>
          <strong>{remark.title}</strong>
          {remark.text}
        </p>
      )}
    </Frame>
  );
}
