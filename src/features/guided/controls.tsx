import { type ReactNode, useState } from 'react';
import { buttonClass } from '../../components/button/button';
import type { Conversation, GuidedField } from '../../content-model/guided';
import { formatPrice } from '../../lib/format';
import { OneField } from './forms';
import { guidedWords } from './messages';
import { type Counts, type State, type Value, answerTo, fieldWith, taskOf } from './state';
import { dayText, daysOf, freeDays, timesOn } from './times';
import * as styles from './guided.module.css';

/** So many days are offered as buttons. */
const daysAtOnce = 5;
/** Up to so many are chosen with one tap. */
const mostButtons = 10;

type ButtonsProps = {
  choices: readonly { id: string; text: ReactNode; taken?: boolean }[];
  onChoose: (id: string) => void;
};

/** One of some, each with a button. */
export function Buttons({ choices, onChoose }: ButtonsProps) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ id, text, taken = false }) => (
        <li key={id}>
          <button
            type="button"
            className={`${styles.choice} ${taken ? styles.taken : ''}`}
            onClick={() => onChoose(id)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

type FieldProps = {
  conversation: Conversation;
  state: State;
  name: string;
  field: GuidedField;
  now: Date;
  onAnswer: (value: Value) => void;
  onAbove: () => void;
};

/** The control that a field is asked with. */
export function Field({ conversation, state, name, field, now, onAnswer, onAbove }: FieldProps) {
  const words = guidedWords(conversation);
  const task = taskOf(conversation, state);
  if (field.choice)
    return (
      <Buttons
        choices={field.choice.map(({ value, price }) => ({
          id: value,
          text: price === undefined ? value : `${value}, ${formatPrice(price)}`,
        }))}
        onChoose={onAnswer}
      />
    );
  if (field.time)
    return (
      <Buttons
        choices={timesOn(field, answerTo(conversation, state, 'day'), now).map(
          ({ time, free }) => ({
            id: time,
            text: free ? time : `${time} ${words.taken}`,
            taken: !free,
          }),
        )}
        onChoose={onAnswer}
      />
    );
  if (field.day !== undefined) {
    const [first, last] = daysOf(field, now);
    const [, time] = fieldWith(task, 'time') ?? [];
    return (
      <>
        <Buttons
          choices={freeDays(field, time, now, daysAtOnce).map((date) => ({
            id: date,
            text: dayText(date, conversation.language),
          }))}
          onChoose={onAnswer}
        />
        <OneField words={words} label={words.anotherDay} onSend={onAnswer}>
          {(props) => <input {...props} type="date" min={first} max={last} />}
        </OneField>
      </>
    );
  }
  if (field.items)
    return (
      <Items
        conversation={conversation}
        items={field.items}
        begun={state.values[name]}
        onAnswer={onAnswer}
      />
    );
  if (field.number) {
    const [least, most] = field.number;
    const above = field.above === undefined ? [] : [{ id: 'above', text: words.more(most) }];
    if (most - least < mostButtons) {
      const numbers = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
      return (
        <Buttons
          choices={[...numbers.map((id) => ({ id, text: id })), ...above]}
          onChoose={(id) => (id === 'above' ? onAbove() : onAnswer(Number(id)))}
        />
      );
    }
    return (
      <OneField
        words={words}
        label={field.label ?? words.label.number}
        onSend={(text) => onAnswer(Number(text))}
      >
        {(props) => (
          <input
            {...props}
            type="number"
            inputMode="numeric"
            min={least}
            step={1}
            max={above.length > 0 ? undefined : most}
          />
        )}
      </OneField>
    );
  }
  return <Text field={field} conversation={conversation} onAnswer={onAnswer} />;
}

const completions = { name: 'name', phone: 'tel', address: 'street-address', free: 'off' } as const;

type TextProps = Pick<FieldProps, 'conversation' | 'field' | 'onAnswer'>;

function Text({ conversation, field, onAnswer }: TextProps) {
  const words = guidedWords(conversation);
  const { text: kind = 'free', skip, label = words.label[kind] } = field;
  return (
    <>
      <OneField words={words} label={label} tooShort={kind === 'phone'} onSend={onAnswer}>
        {(props) => (
          <input
            {...props}
            type={kind === 'phone' ? 'tel' : 'text'}
            autoComplete={completions[kind]}
            maxLength={200}
          />
        )}
      </OneField>
      {skip !== undefined && (
        <Buttons choices={[{ id: 'skip', text: skip }]} onChoose={() => onAnswer('')} />
      )}
    </>
  );
}

type ItemsProps = {
  conversation: Conversation;
  items: NonNullable<GuidedField['items']>;
  begun: Value | undefined;
  onAnswer: (value: Value) => void;
};

/** Several dishes, each with its number. */
function Items({ conversation, items, begun, onAnswer }: ItemsProps) {
  const words = guidedWords(conversation);
  const [counts, setCounts] = useState<Counts>(typeof begun === 'object' ? begun : {});
  const [problem, setProblem] = useState('');
  const countOf = (dish: string): number => counts[dish] ?? 0;
  const cents = items.reduce(
    (sum, { value, price }) => sum + countOf(value) * Math.round(price * 100),
    0,
  );
  const step = (dish: string, by: number) =>
    setCounts({ ...counts, [dish]: Math.min(20, Math.max(0, countOf(dish) + by)) });
  return (
    <>
      <ul className={styles.items}>
        {items.map(({ value, price, note }) => (
          <li key={value}>
            <span>
              {value}
              <small>
                {note === undefined ? formatPrice(price) : `${formatPrice(price)}, ${note}`}
              </small>
            </span>
            <button type="button" aria-label={words.less(value)} onClick={() => step(value, -1)}>
              −
            </button>
            <output aria-label={value}>{countOf(value)}</output>
            <button type="button" aria-label={words.plus(value)} onClick={() => step(value, 1)}>
              +
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span aria-live="polite">
          {words.total} {formatPrice(cents / 100)}
        </span>
        <button
          type="button"
          className={buttonClass('ink', true)}
          onClick={() => (cents === 0 ? setProblem(words.missing) : onAnswer(counts))}
        >
          {words.next}
        </button>
      </p>
      <p role="alert" className={styles.problem}>
        {cents === 0 && problem}
      </p>
    </>
  );
}
