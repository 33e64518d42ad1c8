import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import type { Conversation } from '../../content-model/guided';
import { retryOnce } from '../../lib/retry-once';
import { appointmentOf } from './entry';
import { withBusiness } from './fill';
import { guidedWords } from './messages';
import { type State, taskOf } from './state';
import * as styles from './guided.module.css';

/** Emergency numbers, each to be rung up. */
export function Numbers({
  conversation,
  numbers,
}: {
  conversation: Conversation;
  numbers: readonly string[];
}) {
  const labels = new Map(Object.entries(guidedWords(conversation).emergency));
  return (
    <ul className={styles.numbers}>
      {numbers.map((number) => (
        <li key={number}>
          <a href={`tel:${number}`}>
            {labels.get(number)} {number}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Hands over what was arranged to the visitor's calendar. */
async function give(entry: NonNullable<ReturnType<typeof appointmentOf>>): Promise<void> {
  const { downloadAppointment } = await retryOnce(() => import('../../lib/calendar-file'));
  downloadAppointment(entry, 'beispiel');
}

type OutcomeProps = {
  conversation: Conversation;
  state: State;
  /** The visitor's own, or that of the example. */
  business: string;
  /** The agency's real calendar. */
  appointment: ReactNode;
};

/** What the conversation came to: what was arranged, or who takes over. */
export function Outcome({ conversation, state, business, appointment }: OutcomeProps) {
  const words = guidedWords(conversation);
  const { phase, person, notes } = state;
  const task = taskOf(conversation, state);
  if (phase.at === 'handed')
    return (
      <div className={styles.outcome}>
        <p>
          <Icon name="arrow" />
          {words.handed(conversation.human)}
        </p>
        <dl>
          {[
            { term: words.about, text: phase.about },
            ...notes.map((text) => ({ term: words.notes, text })),
            { term: words.name, text: person?.name },
            { term: words.phone, text: person?.phone },
          ].map(({ term, text }, index) => (
            <div key={index}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    );
  if (phase.at !== 'done' || !task) return null;
  const entry = appointmentOf(conversation, state, business);
  return (
    <div className={styles.outcome}>
      <p>
        <Icon name="check" />
        {withBusiness(task.done.title, business)}, {business}
      </p>
      {entry && (
        <button type="button" className={styles.choice} onClick={() => void give(entry)}>
          {words.calendar}
        </button>
      )}
      {task.done.appointment && appointment}
    </div>
  );
}
