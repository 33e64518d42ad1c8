import { Icon } from '../../components/icon/icon';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './faq.module.css';
import type { faq } from './schema';

type FaqProps = SectionProps<typeof faq>;

/** Questions that open; the first is open already, so that the pattern is plain. */
export function Faq({ section, position }: FaqProps) {
  return (
    <Section head={section} position={position} indented>
      <div className={styles.faq}>
        {section.questions.map(({ id, question, answer }, index) => (
          <details key={question} id={id} open={index === 0}>
            <summary>
              {question}
              <Icon name="plus" />
            </summary>
            <RichText html={answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}
