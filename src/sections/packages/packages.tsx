import { evenGrid } from '../../components/even-grid/even-grid';
import { FactList } from '../../components/fact-list/fact-list';
import { Footnote } from '../../components/footnote/footnote';
import { OfferCard, OfferCards } from '../../components/offer-card/offer-card';
import { FormerPrice, MonthlyPrice, Price, VatNote } from '../../components/price/price';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import { priceWords as words } from '../../lib/price-text';
import { useSite } from '../../lib/use-site';
import * as styles from './packages.module.css';
import type { derivePackages } from './derive';

type PackagesProps = DerivedProps<typeof derivePackages>;
type Card = PackagesProps['section']['group']['cards'][number];

/** Packages or plans side by side: prices, what is in them, how to ask for one. */
export function Packages({ section, position }: PackagesProps) {
  const { pilotTerms } = useSite();
  const { pilotDiscount, cards, footnote, notes } = section.group;
  const grid = notes && evenGrid(notes.length, 4, styles.notes);
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
      <OfferCards choices={cards.map((card) => ({ ...card, from: card.setup ?? card.monthly }))}>
        {cards.map((card) => (
          <PackageCard key={card.id} {...card} />
        ))}
      </OfferCards>
      {grid && (
        <div style={grid.style}>
          <FactList facts={notes} className={grid.className} />
        </div>
      )}
      {footnote && <Footnote html={footnote} />}
      {section.note && <Footnote html={section.note} />}
    </Section>
  );
}

/** A card; with a setup, its price is what packages are compared by. */
function PackageCard({ audience, setup, monthly, per, formerly, remark, channels, ...card }: Card) {
  const isMonthly = setup === undefined;
  return (
    <OfferCard {...card}>
      {audience && <p className={styles.audience}>{audience}</p>}
      <Price
        euros={isMonthly ? monthly : setup}
        before={words.from}
        after={isMonthly ? words.perMonth : words.once}
      />
      <div>
        {!isMonthly && <MonthlyPrice euros={monthly} per={per} />}
        {formerly !== undefined && <FormerPrice euros={formerly} />}
        <VatNote />
        {remark && <p className={styles.audience}>{remark}</p>}
      </div>
      {channels && <p className={styles.channels}>{channels}</p>}
    </OfferCard>
  );
}
