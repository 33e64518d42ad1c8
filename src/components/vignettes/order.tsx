import type { VignetteOf } from '../../content-model/vignettes';
import { formatPrice } from '../../lib/format';
import { vignetteWords } from './messages';
import * as styles from './order.module.css';

/** In euros; added up in cents, since sums of decimal euros would show rounding errors. */
export const totalOf = ({ lines }: Pick<VignetteOf<'order'>, 'lines'>): number =>
  lines.reduce((sum, { count, price }) => sum + Math.round(count * price * 100), 0) / 100;

/** An order slip; the total is added up from its lines. Prices in euros each. */
export function Order({ vignette }: { vignette: VignetteOf<'order'> }) {
  const { lines, remark } = vignette;
  return (
    <>
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
            <td>{vignetteWords.total}</td>
            <td>{formatPrice(totalOf(vignette))}</td>
          </tr>
        </tfoot>
      </table>
      {remark && (
        <p className={styles.remark}>
          <strong>{remark.title}</strong>
          {remark.text}
        </p>
      )}
    </>
  );
}
