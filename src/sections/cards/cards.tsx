import { evenGrid } from '../../components/even-grid/even-grid';
import { MoreLink } from '../../components/button/more-link';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './cards.module.css';
import type { cards } from './schema';

/** Square panels, each with one thing to know and perhaps a way on. */
export function Cards({ section, position }: SectionProps<typeof cards>) {
  return (
    <Section head={section} position={position} ground={section.ground}>
      <ul {...evenGrid(section.cards.length, 3, styles.cards)}>
        {section.cards.map(({ title, text, link, sign }) => (
          <li key={title}>
            {sign && <p className={styles.sign}>{sign}</p>}
            <h3>{title}</h3>
            <RichText html={text} />
            {link && <MoreLink {...link} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
