import { formatEuro } from '../../lib/format';
import { useLiveSite } from '../../lib/use-site';
import { priceWords } from '../../lib/price-text';
import * as styles from './price.module.css';

type PriceProps = {
  euros: number;
  /** Smaller words before and after the amount. */
  before?: string;
  after?: string;
};

/** The price an offer is compared by, in large figures. */
export function Price({ euros, before, after }: PriceProps) {
  return (
    <p className={styles.price}>
      {before && <small>{before}</small>}
      {` ${formatEuro(euros)} `}
      {after && <small>{after}</small>}
    </p>
  );
}

/** The additional monthly amount; `per` names the unit, such as "pro Zimmer". */
export function MonthlyPrice({ euros, per }: { euros: number; per?: string | undefined }) {
  return (
    <p className={styles.second}>
      {`+ ${formatEuro(euros)}`}
      <small>
        {per && ` ${per}`}
        {priceWords.perMonth}
      </small>
    </p>
  );
}

/** What it cost before, struck out. */
export function FormerPrice({ euros }: { euros: number }) {
  return (
    <p className={styles.second}>
      <small>{priceWords.formerly}</small> <s>{formatEuro(euros)}</s>
    </p>
  );
}

/** Whether VAT is included; stands right below every price. */
export function VatNote({ online = false }: { online?: boolean }) {
  const { vat, vatOnline } = useLiveSite();
  return <p className={styles.vat}>{online ? vatOnline : vat}</p>;
}
