import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Field, readNumber } from '../../calculator/address';
import * as styles from './calculator.module.css';
import { words } from './messages';
import { useUnread } from './unread';

type NumberFieldProps = {
  field: Omit<Field, 'name' | 'query'>;
  label: string;
  /** A label that is only read aloud: a table says the rest. */
  quiet?: boolean;
  value: number;
  unit?: string | undefined;
  hint?: ReactNode;
  onChange: (value: number) => void;
};

/** A number to be typed. What cannot be read stays as it was typed, with what would be right. */
export function NumberField(props: NumberFieldProps) {
  const { field, label, quiet = false, value, unit, hint, onChange } = props;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && readNumber(draft, field) === undefined;
  const { min = 0, max, fractions = false } = field;
  useUnread(isWrong);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    const left = () => {
      if (!isWrong) setDraft(undefined);
    };
    element?.addEventListener('blur', left);
    return () => element?.removeEventListener('blur', left);
  }, [isWrong]);
  const described = [hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={quiet ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <span className={styles.input}>
        <input
          ref={input}
          id={id}
          inputMode={fractions ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={20}
          value={draft ?? String(value).replace('.', ',')}
          aria-invalid={isWrong}
          aria-describedby={described || undefined}
          onChange={({ target }) => {
            setDraft(target.value);
            const number = readNumber(target.value, field);
            if (number !== undefined) onChange(number);
          }}
        />
        {unit && <span>{unit}</span>}
      </span>
      {hint && (
        <small id={`${id}-hint`} className={styles.hint}>
          {hint}
        </small>
      )}
      {isWrong && (
        <small id={`${id}-error`} role="alert" className={styles.error}>
          {words.invalid(min, max, fractions)}
        </small>
      )}
    </div>
  );
}
