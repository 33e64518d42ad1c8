import { type FormEvent, type InputHTMLAttributes, useId, useState } from 'react';
import { buttonClass } from '../../components/button/button';
import type { Conversation, GuidedField } from '../../content-model/guided';
import { formatPrice } from '../../lib/format';
import { textOf } from '../../lib/text-of';
import { totalOf } from './fill';
import { guidedWords } from './messages';
import type { Value } from './state';
import * as styles from './guided.module.css';

export type Choice = { text: string; act: () => void; taken?: boolean };

/** One of some, each with a button. */
export function Buttons({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ text, act, taken = false }) => (
        <li key={text}>
          <button
            type="button"
            className={`${styles.choice} ${taken ? styles.taken : ''}`}
            onClick={act}
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

type ItemsProps = {
  conversation: Conversation;
  items: NonNullable<GuidedField['items']>;
  begun: Value | undefined;
  onAnswer: (value: Value) => void;
};

/** Several dishes, each with its number. */
export function Items({ conversation, items, begun, onAnswer }: ItemsProps) {
  const words = guidedWords(conversation);
  const [counts, setCounts] = useState(typeof begun === 'object' ? begun : {});
  const countOf = (dish: string): number => counts[dish] ?? 0;
  const step = (dish: string, by: number) =>
    setCounts({ ...counts, [dish]: Math.min(20, Math.max(0, countOf(dish) + by)) });
  const lines = items.map(({ value, price }) => ({ price, count: countOf(value) }));
  return (
    <>
      <ul className={styles.items}>
        {items.map(({ value, price, note }) => (
          <li key={value}>
            <span>
              {value}
              <small>{[formatPrice(price), ...(note ? [note] : [])].join(', ')}</small>
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
          {words.total} {totalOf(lines)}
        </span>
        <button
          type="button"
          className={buttonClass('ink', true)}
          disabled={lines.every(({ count }) => count === 0)}
          onClick={() => onAnswer(counts)}
        >
          {words.next}
        </button>
      </p>
    </>
  );
}
