import { formatEuro } from '../../lib/format';
import { monthlyText, priceWords } from '../../lib/price-text';
import type { InlineHtml } from '../../content-model/primitives';
import { useSite } from '../../lib/use-site';
import { RichText } from '../../components/rich-text';
import * as styles from './costs.module.css';

type ChannelPrice = {
  /** Package it begins with. */
  title: string;
  channel: string;
  setup: number;
  monthly: number;
  per?: string | undefined;
};

/** Side by side what each channel costs, and the package it begins with. */
function ChannelPrices({ prices }: { prices: readonly ChannelPrice[] }) {
  return (
    <div className={styles.prices}>
      <dl>
        {prices.map(({ title, channel, setup, ...rest }) => (
          <div key={title}>
            <dt>
              <small>{title}</small>
              {` ${channel}`}
            </dt>
            <dd>
              {`${priceWords.from} ${formatEuro(setup)} `}
              <small>{monthlyText(rest)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p>{`${priceWords.onceAndMonthly}, ${useSite().vat}`}</p>
    </div>
  );
}

type CostsProps = { prices: readonly ChannelPrice[] | undefined; costs: InlineHtml | undefined };

/** What a page is about costs: by channel, or in a sentence. */
export function Costs({ prices, costs }: CostsProps) {
  if (prices) return <ChannelPrices prices={prices} />;
  return costs ? <RichText html={costs} className={styles.costs} /> : null;
}
