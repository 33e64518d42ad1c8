import { ButtonLink } from '../../components/button/button';
import { CheckList } from '../../components/check-list';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import type { PackageCard } from '../../content-model/data';
import type { DerivedProps } from '../../content-model/resolved';
import type { derivePackages } from './derive';
import { formatEuro } from '../../lib/format';
import * as styles from './packages.module.css';

type PackagesProps = DerivedProps<typeof derivePackages>;

/** Package cards side by side: one-off and monthly price, what is in it, and the way to ask for it. */
export function Packages({ section, position }: PackagesProps) {
  const { pilotDiscount, cards, footnote } = section.group;
  return (
    <Section head={section} position={position}>
      {pilotDiscount && (
        <p className={styles.discount}>
          <strong>−{pilotDiscount.percent} %</strong>
          {pilotDiscount.text}
        </p>
      )}
      <div className={styles.cards}>
        {cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </div>
      {footnote && <p className={styles.note}>{footnote}</p>}
      {section.note && <RichText html={section.note} className={styles.note} />}
    </Section>
  );
}

function Card({ card }: { card: PackageCard }) {
  const { title, badge, highlight, audience, setup, monthly, per, channels, features, action } =
    card;
  return (
    <article className={`${styles.card} ${highlight ? `night ${styles.highlight}` : ''}`}>
      <header className={styles.head}>
        <h3>{title}</h3>
        {badge && <p className={styles.badge}>{badge}</p>}
      </header>
      <p className={styles.audience}>{audience}</p>
      <p className={styles.setup}>
        <small>ab</small> {formatEuro(setup)} <small>einmalig</small>
      </p>
      <p className={styles.monthly}>
        + {formatEuro(monthly)}
        <small>{per && ` ${per}`}/Monat</small>
      </p>
      <p className={styles.channels}>{channels}</p>
      <CheckList items={features} className={styles.features} />
      <ButtonLink to={action.to} look={highlight ? 'primary' : 'outline'}>
        {action.label}
      </ButtonLink>
    </article>
  );
}
