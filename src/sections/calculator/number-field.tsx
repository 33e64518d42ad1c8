import { useId, useState } from 'react';
import { words } from './messages';
import * as styles from './calculator.module.css';

type NumberFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A whole number. What is none stays as it was typed, with what would be right. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const id = useId();
  const [isWrong, setIsWrong] = useState(false);
  return (
    <label>
      {label}
      <input
        type="number"
        inputMode="numeric"
        required
        defaultValue={value}
        min={min}
        max={max}
        step={1}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        onChange={({ target }) => {
          setIsWrong(!target.validity.valid);
          if (target.validity.valid) onChange(target.valueAsNumber);
        }}
      />
      {isWrong && (
        <small id={id} role="alert" className={styles.error}>
          {words.invalid(min, max)}
        </small>
      )}
    </label>
  );
}
