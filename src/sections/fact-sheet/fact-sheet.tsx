import { MoreLink } from '../../components/button/button';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './fact-sheet.module.css';
import type { factSheet } from './schema';

type FactSheetProps = SectionProps<typeof factSheet>;

/** A specification sheet: terms in bold, what they mean here beside them. */
export function FactSheet({ section, position }: FactSheetProps) {
  return (
    <Section head={section} position={position} indented>
      <dl className={styles.sheet}>
        {section.rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <RichText html={text} as="dd" />
          </div>
        ))}
      </dl>
      {section.link && <MoreLink {...section.link} />}
    </Section>
  );
}
