import type { ReactNode } from 'react';
import * as styles from './calculator.module.css';

/** A question with some answers to tick. */
export function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type TickProps = {
  type: 'radio' | 'checkbox';
  name?: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** One answer. */
export function Tick({ label, onChange, ...input }: TickProps) {
  return (
    <label className={styles.tick}>
      <input {...input} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      {label}
    </label>
  );
}
