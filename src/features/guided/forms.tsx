import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { buttonClass } from '../../components/button/button';
import type { Conversation } from '../../content-model/guided';
import { textOf } from '../../lib/text-of';
import { guidedWords } from './messages';
import * as styles from './guided.module.css';

type InputProps = { id: string; name: string; 'aria-describedby': string | undefined };

type OneFieldProps = {
  words: ReturnType<typeof guidedWords>;
  label: string;
  /** Whether it must be a whole telephone number. */
  tooShort?: boolean;
  submit?: string;
  onSend: (text: string) => void;
  children: (props: InputProps) => ReactNode;
};

/** Fewer digits are no telephone number. */
const shortest = 6;

/** A native field with its button. What is missing is said below it. */
export function OneField({ words, label, tooShort, submit, onSend, children }: OneFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = textOf(new FormData(event.currentTarget), 'text').trim();
    const isShort = tooShort === true && text.replace(/\D/g, '').length < shortest;
    if (text === '') setProblem(words.missing);
    else if (isShort) setProblem(words.tooShort);
    else onSend(text);
  };
  return (
    <form className={styles.field} noValidate onSubmit={send}>
      <label htmlFor={id}>{label}</label>
      {children({ id, name: 'text', 'aria-describedby': problem ? `${id}-problem` : undefined })}
      <button type="submit" className={buttonClass('ink', true)}>
        {submit ?? words.next}
      </button>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}

type PersonProps = {
  conversation: Conversation;
  known: string;
  onSend: (name: string, phone: string) => void;
};

/** Whom the person shall ring up. */
export function Person({ conversation, known, onSend }: PersonProps) {
  const id = useId();
  const words = guidedWords(conversation);
  const [problem, setProblem] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = textOf(fields, 'name').trim();
    const phone = textOf(fields, 'tel').trim();
    if (name === '') setProblem(words.missing);
    else if (phone.replace(/\D/g, '').length < shortest) setProblem(words.tooShort);
    else onSend(name, phone);
  };
  return (
    <form className={`${styles.field} ${styles.person}`} noValidate onSubmit={send}>
      <label htmlFor={id}>{words.name}</label>
      <input id={id} name="name" autoComplete="name" maxLength={100} defaultValue={known} />
      <label htmlFor={`${id}-tel`}>{words.phone}</label>
      <input id={`${id}-tel`} name="tel" type="tel" autoComplete="tel" maxLength={40} />
      <button type="submit" className={buttonClass('ink', true)}>
        {words.send}
      </button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
