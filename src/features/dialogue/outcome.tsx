import { Icon } from '../../components/icon/icon';
import { buttonClass } from '../../components/button/button';
import type { Dialogue, Step } from '../../content-model/dialogues';
import { fill } from '../../dialogue/fill';
import { type State, firstOf, stepOf } from '../../dialogue/state';
import { downloadAppointment } from '../../lib/calendar-file';
import { rememberTried } from '../../lib/tried';
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
          onClick={() => giveAppointment(dialogue, state, done)}
        >
          {words.calendar}
        </button>
      )}
    </div>
  );
}

/** Hands over what was arranged to the visitor's calendar. */
function giveAppointment(
  dialogue: Dialogue,
  state: State,
  { title, minutes = '' }: NonNullable<Step['done']>,
): void {
  const date = firstOf(dialogue, state, 'day');
  const time = firstOf(dialogue, state, 'time');
  if (date === undefined || time === undefined) return;
  downloadAppointment(
    {
      title: words.example(title),
      date,
      time,
      minutes: Number(fill(dialogue, state, minutes)),
      place: dialogue.business,
      description: words.calendarNote,
      host: 'beispiel.invalid',
    },
    'beispiel',
  );
}

/** The way on to a real demo. What was tried begins the message there, and can be taken out. */
export function NextStep({ dialogue, state }: OutcomeProps) {
  const what = stepOf(dialogue, state.done)?.done?.tried ?? words.triedTalking(dialogue.name);
  return (
    <div className={styles.next}>
      <a
        href="/trial#formular"
        className={buttonClass('primary', true)}
        onClick={() => rememberTried({ sentence: words.tried(what), about: what })}
      >
        {words.request}
      </a>
    </div>
  );
}
