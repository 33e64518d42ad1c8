import { Icon } from '../../components/icon/icon';
import type { Dialogue } from '../../content-model/dialogues';
import { fill } from '../../dialogue/fill';
import { type State, stepOf } from '../../dialogue/state';
import { downloadAppointment } from './download-appointment';
import { dialogueMessages as words } from './messages';
import * as styles from './playground.module.css';

type OutcomeProps = { dialogue: Dialogue; state: State };

/** How a conversation ended: the confirmation of what was arranged, or who takes over. */
export function Outcome({ dialogue, state }: OutcomeProps) {
  if (state.status === 'handover')
    return (
      <div className={styles.outcome} role="status">
        <p className={styles.outcomeTitle}>
          <Icon name="arrow" />
          {words.handedOver(dialogue.human)}
        </p>
        <p>{words.handoverNote}</p>
      </div>
    );
  const done = stepOf(dialogue, state.done)?.done;
  if (done === undefined) return null;
  const rows = done.rows.map(({ term, value }) => ({
    term: fill(dialogue, state, term),
    value: fill(dialogue, state, value),
  }));
  return (
    <div className={styles.outcome} role="status">
      <p className={styles.outcomeTitle}>
        <Icon name="check" />
        {done.title}
      </p>
      <dl>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {done.minutes !== undefined && (
        <button
          type="button"
          className={styles.reply}
          onClick={() => downloadAppointment(dialogue, state, done)}
        >
          {words.calendar}
        </button>
      )}
    </div>
  );
}
