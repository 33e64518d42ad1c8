import { type FormEvent, type InputHTMLAttributes, useId, useState } from 'react';
import { buttonClass } from '../../components/button/button';
import { formatPrice } from '../../lib/format';
import { textOf } from '../../lib/text-of';
import { orderOf, totalOf } from './fill';
import { wordsOf } from './messages';
import { type Counts, type State, type Value, fieldWith } from './state';
import type { Action } from './talk';
import * as styles from './guided.module.css';

export type Choice = { text: string; action: Action; isTaken?: boolean };

type ButtonsProps = { choices: readonly Choice[]; onAct: (action: Action) => void };

/** One of some, each with a button. */
export function Buttons({ choices, onAct }: ButtonsProps) {
  if (choices.length === 0) return null;
  return (
    <ul className={styles.choices}>
      {choices.map(({ text, action, isTaken }) => (
        <li key={text}>
          <button
            type="button"
            className={`${styles.choice} ${isTaken ? styles.taken : ''}`}
            onClick={() => onAct(action)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

type OneFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  submit: string;
  onSend: (text: string) => void;
};

/** A native field with its button; the browser itself says what is missing. */
export function OneField({ label, submit, onSend, ...input }: OneFieldProps) {
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(textOf(new FormData(event.currentTarget), 'text').trim());
  };
  return (
    <form className={styles.field} onSubmit={send}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name="text" required maxLength={400} pattern=".*\S.*" {...input} />
      <button type="submit" className={buttonClass('ink', true)}>
        {submit}
      </button>
    </form>
  );
}

type ItemsProps = { state: State; onAnswer: (value: Value) => void };

/** Several dishes, each with its number. */
export function Items({ state, onAnswer }: ItemsProps) {
  const items = fieldWith(state, 'items')?.field.items ?? [];
  const begun = orderOf(state).map(({ value, count }) => [value, count] as const);
  const [counts, setCounts] = useState<Counts>(Object.fromEntries(begun));
  const lines = items.map((item) => ({ ...item, count: counts[item.value] ?? 0 }));
  return (
    <>
      <ul className={styles.items}>
        {lines.map(({ value, price, note, count }) => (
          <li key={value}>
            <span>
              {value}
              <small>{[formatPrice(price), ...(note ? [note] : [])].join(', ')}</small>
            </span>
            <output aria-label={value}>{count}</output>
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                type="button"
                aria-label={`${by > 0 ? '+' : '−'}1 ${value}`}
                onClick={() => setCounts({ ...counts, [value]: Math.max(0, count + by) })}
              >
                {by > 0 ? '+' : '−'}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={buttonClass('ink', true)}
        disabled={lines.every(({ count }) => count === 0)}
        onClick={() => onAnswer(counts)}
      >
        {wordsOf(state.conversation)('next')}: {totalOf(lines)}
      </button>
    </>
  );
}
