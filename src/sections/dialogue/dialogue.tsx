import * as rail from '../../components/section/rail.module.css';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './dialogue.module.css';
import type { dialogue } from './schema';

type DialogueProps = SectionProps<typeof dialogue>;

/**
 * A long conversation like a transcript: the times in the rail, the turns, and beside them in the margin what the assistant
 * did. A person's turns stand out, so that the hand-over can be seen from afar.
 */
export function Dialogue({ section, position }: DialogueProps) {
  const { guest, assistant, human, turns } = section;
  const names = { guest, assistant, human };
  return (
    <Section head={section} position={position}>
      <ol className={styles.dialogue}>
        {turns.map(({ from, time, text, language, note }, index) => (
          <li key={index} className={`${rail.rail} ${styles[from]}`}>
            <time>
              <span className={time === turns[index - 1]?.time ? 'visually-hidden' : undefined}>
                {time}
              </span>
            </time>
            <p className={styles.turn}>
              <strong>{names[from]}</strong>
              {language ? <span lang={language}>{text}</span> : text}
            </p>
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
