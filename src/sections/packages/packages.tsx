import { Footnote } from '../../components/footnote/footnote';
import { OfferCard, OfferCards } from '../../components/offer-card/offer-card';
import { priceWords } from '../../lib/price-text';
import { MonthlyPrice, Price, VatNote } from '../../components/price/price';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import { useSite } from '../../lib/use-site';
import * as styles from './packages.module.css';
import type { derivePackages } from './derive';

/** Packages side by side: one-off and monthly price, what is in them, how to ask for one. */
export function Packages({ section, position }: DerivedProps<typeof derivePackages>) {
  const { pilotTerms } = useSite();
  const { pilotDiscount, cards, footnote } = section.group;
  return (
    <Section head={section} position={position}>
      {pilotDiscount && (
        <p className={styles.discount}>
          <strong>−{pilotDiscount.percent} %</strong>
          <span>
            {pilotDiscount.text}
            <small>{pilotTerms}</small>
          </span>
        </p>
      )}
      <OfferCards choices={cards.map(({ setup, ...card }) => ({ ...card, from: setup }))}>
        {cards.map(({ id, audience, remark, setup, monthly, per, channels, ...card }) => (
          <OfferCard key={id} {...card}>
            <p className={styles.audience}>{audience}</p>
            <Price euros={setup} before={priceWords.from} after={priceWords.once} />
            <div>
              <MonthlyPrice euros={monthly} per={per} />
              <VatNote />
              {remark && <p className={styles.audience}>{remark}</p>}
            </div>
            <p className={styles.channels}>{channels}</p>
          </OfferCard>
        ))}
      </OfferCards>
      {footnote && <Footnote html={footnote} />}
      {section.note && <Footnote html={section.note} />}
    </Section>
  );
}
