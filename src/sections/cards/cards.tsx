import { evenGrid } from '../../components/even-grid/even-grid';
import { MoreLink } from '../../components/button/more-link';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import type { DerivedProps } from '../../content-model/resolved';
import * as styles from './cards.module.css';
import type { deriveCards } from './derive';

/** Panels or columns, each with one thing to know and perhaps a way on. */
export function Cards({ section, position }: DerivedProps<typeof deriveCards>) {
  const { cards, ground, look } = section;
  const grid =
    look === 'panels'
      ? evenGrid(cards.length, 3, `${styles.cards} ${styles.panels}`)
      : evenGrid(cards.length, 4, `${styles.cards} ${styles.columns}`);
  return (
    <Section head={section} position={position} ground={ground}>
      <ul {...grid}>
        {cards.map(({ sign, title, text, link }) => (
          <li key={title ?? sign}>
            {sign && <p className={styles.sign}>{sign}</p>}
            {title && <h3>{title}</h3>}
            <RichText html={text} />
            {link && <MoreLink {...link} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
