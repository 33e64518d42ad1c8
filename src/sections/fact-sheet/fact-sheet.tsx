import { MoreLink } from '../../components/button/more-link';
import { FactList } from '../../components/fact-list/fact-list';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './fact-sheet.module.css';
import type { factSheet } from './schema';

/** A specification sheet: terms in bold, what they mean here beside them. */
export function FactSheet({ section, position }: SectionProps<typeof factSheet>) {
  const facts = section.rows.map(({ term, text }) => ({
    term,
    text: <RichText html={text} as="span" />,
  }));
  return (
    <Section head={section} position={position} indented>
      <div className={styles.sheet}>
        <FactList facts={facts} />
      </div>
      {section.link && <MoreLink {...section.link} />}
    </Section>
  );
}
