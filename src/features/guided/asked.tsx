import type { InputHTMLAttributes } from 'react';
import type { Conversation, GuidedField } from '../../content-model/guided';
import { Buttons, type Choice, Items, OneField } from './controls';
import { labelOf, valueText } from './fill';
import { guidedWords } from './messages';
import { type State, type Value, answerTo, askedFields, fieldWith, taskOf } from './state';
import type { Action } from './talk';
import { calendarOf, dayText, isFreeDay, timesOn } from './times';

/** So many days are offered as buttons. */
const daysAtOnce = 5;
/** Up to so many are chosen with one tap. */
const mostButtons = 10;

type AskedProps = {
  conversation: Conversation;
  state: State;
  onAct: (action: Action) => void;
  /** The same conversation in another language. */
  onTranslate: (file: string) => void;
};

/** What the visitor can do next: one control at a time. */
export function Asked({ conversation, state, onAct, onTranslate }: AskedProps) {
  const words = guidedWords(conversation);
  const { phase } = state;
  if (phase.at === 'field') return <Field {...{ conversation, state, onAct }} name={phase.field} />;
  if (phase.at === 'check')
    return (
      <Buttons
        choices={(['yes', 'change', 'cancel'] as const).map((name) => ({
          text: words[name],
          act: () => onAct({ do: name === 'yes' ? 'confirm' : name }),
        }))}
      />
    );
  if (phase.at === 'change')
    return (
      <Buttons
        choices={askedFields(conversation, state).map(([name, field]) => ({
          text: `${labelOf(conversation, field)}: ${valueText(conversation, field, state.values[name]) ?? '–'}`,
          act: () => onAct({ do: 'change', field: name }),
        }))}
      />
    );
  const { menu, tasks, answers, translation } = conversation;
  const then = phase.at === 'menu' ? phase.then : undefined;
  const choices = (then ?? menu).map((id) => ({
    text: (tasks[id] ?? answers[id])?.button ?? id,
    act: () => onAct({ do: 'choose', id }),
  }));
  if (then) choices.push({ text: words.allQuestions, act: () => onAct({ do: 'choose', id: '' }) });
  else if (translation)
    choices.push({ text: translation.button, act: () => onTranslate(translation.file) });
  return <Buttons choices={choices} />;
}

type FieldProps = Pick<AskedProps, 'conversation' | 'state' | 'onAct'> & { name: string };

/** What a field is asked with: buttons, a native input, or both. */
function Field({ conversation, state, name, onAct }: FieldProps) {
  const words = guidedWords(conversation);
  const field = taskOf(conversation, state)?.fields[name];
  if (field === undefined) return null;
  const answer = (value: Value) => onAct({ do: 'answer', value });
  if (field.items)
    return (
      <Items
        {...{ conversation, items: field.items, begun: state.values[name], onAnswer: answer }}
      />
    );
  const choices = choicesOf(conversation, state, field).map(({ value, ...choice }) => ({
    ...choice,
    act: () => answer(value),
  }));
  const input = inputOf(conversation, field);
  const label = field.day ? words.anotherDay : labelOf(conversation, field);
  return (
    <>
      {choices.length > 0 && <Buttons choices={choices} />}
      {input && (
        <OneField key={name} submit={words.next} onSend={answer} {...{ label, ...input }} />
      )}
    </>
  );
}

/** Values that are one tap away. */
function choicesOf(
  conversation: Conversation,
  state: State,
  field: GuidedField,
): (Omit<Choice, 'act'> & { value: Value })[] {
  const words = guidedWords(conversation);
  const { choice, number, skip } = field;
  const now = new Date();
  if (choice) return choice.map(({ value }) => ({ value, text: value }));
  if (field.time)
    return timesOn(field, answerTo(conversation, state, 'day'), now).map(({ time, free }) => ({
      ...{ value: time, taken: !free },
      text: free ? time : `${time} ${words.taken}`,
    }));
  if (field.day) {
    const { day } = field;
    const time = fieldWith(conversation, state, 'time')?.field;
    const free = calendarOf(day, now).filter((date) => isFreeDay(day, time, date, now));
    return free
      .slice(0, daysAtOnce)
      .map((date) => ({ value: date, text: dayText(date, conversation.language) }));
  }
  if (number && number.to - number.from < mostButtons)
    return Array.from({ length: number.to - number.from + 2 }, (_, index) => {
      const value = number.from + index;
      return { value, text: value > number.to ? words.more(number.to) : String(value) };
    });
  return skip === undefined ? [] : [{ value: '', text: skip }];
}

const completions = {
  ...{ name: 'name', phone: 'tel', address: 'street-address', free: 'off' },
} as const;

/** The native input where a value is typed or picked. */
function inputOf(
  conversation: Conversation,
  { number, day, text }: GuidedField,
): InputHTMLAttributes<HTMLInputElement> | undefined {
  if (number && number.to - number.from >= mostButtons)
    return { type: 'number', inputMode: 'numeric', min: number.from };
  if (day) {
    const days = calendarOf(day, new Date());
    return { type: 'date', min: days[0], max: days.at(-1) };
  }
  if (text === undefined) return undefined;
  const { wholeNumber } = guidedWords(conversation);
  // Fewer digits are no telephone number.
  const phone = { type: 'tel', pattern: String.raw`(\D*\d){6,}\D*`, title: wholeNumber };
  return { autoComplete: completions[text], ...(text === 'phone' && phone) };
}
