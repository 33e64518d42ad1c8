import { ExampleMark } from '../../components/example-mark/example-mark';
import { GuidedOffer } from '../../components/guided-offer/guided-offer';
import { RailRow } from '../../components/section/rail-row';
import { Section } from '../../components/section/section';
import type { SectionProps } from '../../content-model/resolved';
import { conversationAnchor } from '../../lib/conversation-anchor';
import * as styles from './dialogue.module.css';
import type { dialogue } from './schema';

/**
 * A long conversation like a transcript: the times in the rail, the messages, and in the margin what
 * the assistant did. A person's messages are dark, so that the hand-over catches the eye.
 */
export function Dialogue({ section, position }: SectionProps<typeof dialogue>) {
  const { guest, assistant, human, messages } = section;
  const names = { guest, assistant: assistant.name, human };
  return (
    <Section head={section} position={position} aside={<ExampleMark />}>
      <div id={conversationAnchor(assistant.id)}>
        <GuidedOffer offer={assistant.guided} portrait={assistant.image} />
        <ol className={styles.dialogue}>
          {messages.map(({ from, time, text, language, note }, index) => (
            <li key={index} className={styles[from]}>
              <RailRow>
                <time>
                  <span
                    className={time === messages[index - 1]?.time ? 'visually-hidden' : undefined}
                  >
                    {time}
                  </span>
                </time>
                <p className={styles.message}>
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
