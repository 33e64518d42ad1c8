import type { GuidedField } from '../../content-model/guided';
import { Buttons, type Choice, Items, OneField } from './controls';
import { labelOf, saidIn } from './fill';
import { wordsOf } from './messages';
import { type State, type Value, answerTo, fieldWith, taskOf } from './state';
import type { Action } from './talk';
import { calendarOf, dayText, freeDays, timesOn } from './times';
import * as styles from './guided.module.css';

/** So many days are offered as buttons. */
const daysAtOnce = 5;

const completions = { name: 'name', phone: 'tel', address: 'street-address', free: 'off' } as const;

type AskedProps = {
  state: State;
  place: string;
  onAct: (action: Action) => void;
};

/** What the visitor can do next: one control at a time. */
export function Asked({ state, place, onAct }: AskedProps) {
  const { conversation, phase } = state;
  const words = wordsOf(conversation);
  const field = phase.at === 'field' ? taskOf(state)?.fields[phase.field] : undefined;
  const onAnswer = (value: Value) => onAct({ do: 'answer', value });
  if (field?.items) return <Items {...{ state, onAnswer }} />;
  const input = field && inputOf(state, field);
  const { translation } = conversation;
  return (
    <>
      <Buttons choices={field ? valuesOf(state, field) : waysOf(state)} onAct={onAct} />
      {input && <OneField submit={words('next')} onSend={onAnswer} {...input} />}
      {translation && phase.at === 'menu' && !phase.then && (
        <a className={styles.choice} href={`${place}/menu/${translation.file}`}>
          {translation.button}
        </a>
      )}
    </>
  );
}

/** Where it can go on from here. */
export function waysOf(state: State): Choice[] {
  const { conversation, phase } = state;
  const words = wordsOf(conversation);
  if (phase.at === 'check')
    return (['confirm', 'change', 'cancel'] as const).map((name) => ({
      text: words(name),
      action: { do: name },
    }));
  if (phase.at === 'change')
    return saidIn(state).map(({ name, label, text }) => ({
      text: `${label}: ${text}`,
      action: { do: 'change', field: name },
    }));
  const { menu, tasks, answers } = conversation;
  const then = phase.at === 'menu' ? phase.then : undefined;
  const ways: Choice[] = (then ?? menu).map((id) => ({
    text: (tasks[id] ?? answers[id])?.button ?? id,
    action: { do: 'choose', id },
  }));
  return then ? [...ways, { text: words('allQuestions'), action: { do: 'choose', id: '' } }] : ways;
}

/** Values that are one tap away. */
export function valuesOf(state: State, field: GuidedField): Choice[] {
  const { choice = [], number, day, time, skip } = field;
  const now = new Date();
  const words = wordsOf(state.conversation);
  const answer = (value: string | number, text = String(value), isTaken = false): Choice => ({
    text,
    action: { do: 'answer', value },
    isTaken,
  });
  if (number) {
    const more = answer(number.to + 1, words('more', { most: number.to }));
    return [...Array.from({ length: number.to }, (_, index) => answer(index + 1)), more];
  }
  if (day)
    return freeDays(day, fieldWith(state, 'time')?.field, now)
      .slice(0, daysAtOnce)
      .map((date) => answer(date, dayText(date, state.conversation.language)));
  if (time)
    return timesOn(field, answerTo(state, 'day'), now).map(({ time: at, free }) =>
      answer(at, free ? at : words('taken', { time: at }), !free),
    );
  return skip === undefined ? choice.map(({ value }) => answer(value)) : [answer('', skip)];
}

/** The native input where any other value is typed or picked. */
function inputOf(state: State, field: GuidedField) {
  const words = wordsOf(state.conversation);
  const { day, text } = field;
  if (day) {
    const days = calendarOf(day, new Date());
    return { label: words('anotherDay'), type: 'date', min: days[0], max: days.at(-1) };
  }
  if (text === undefined) return undefined;
  // Fewer digits are no telephone number.
  const pattern = String.raw`(\D*\d){6,}\D*`;
  const phone = { type: 'tel', pattern, title: words('wholeNumber') };
  const label = labelOf(state, field);
  return { label, autoComplete: completions[text], ...(text === 'phone' && phone) };
}
