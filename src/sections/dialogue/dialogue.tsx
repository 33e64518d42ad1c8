import { ExampleMark } from '../../components/example-mark/example-mark';
import { TryOut, playable } from '../../components/vignettes/try-out';
import { RailRow } from '../../components/section/rail-row';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import * as styles from './dialogue.module.css';
import type { dialogue } from './schema';

/**
 * A long conversation like a transcript: the times in the rail, the turns, and in the margin what
 * the assistant did. A person's turns are dark, so that the hand-over catches the eye.
 */
export function Dialogue({ section, position }: SectionProps<typeof dialogue>) {
  const { guest, assistant, assistants, human, turns } = section;
  const names = { guest, assistant, human };
  return (
    <Section head={section} position={position} aside={<ExampleMark />}>
      <div {...playable(assistants.find(({ name }) => name === assistant))}>
        <TryOut look="outline" name={assistant} />
        <ol className={styles.dialogue} data-play="turns">
          {turns.map(({ from, time, text, language, note }, index) => (
            <li key={index} className={styles[from]}>
              <RailRow>
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
              </RailRow>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
