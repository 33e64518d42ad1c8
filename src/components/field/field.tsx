import { type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';
import { optional } from './messages';
import * as styles from './field.module.css';

type FieldProps = {
  name: string;
  label: string;
  error: string | undefined;
  required?: boolean;
  autoComplete: string;
  hint?: string | undefined;
};

type InputProps = FieldProps & {
  type: HTMLInputTypeAttribute;
  minLength?: number;
  /** What browsers ask of the whole value, as a regular expression. */
  pattern?: string;
  /** Keyboard on touch screens, where the type alone does not say. */
  inputMode?: 'url';
};

type SelectProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  placeholder: string;
};

type ControlProps = {
  id: string;
  name: string;
  required: boolean;
  autoComplete: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

/** Label, control, hint and error of one field, linked for screen readers. */
function Field(props: FieldProps & { children: (props: ControlProps) => ReactNode }) {
  const { label, error, required = true, hint, children, name, autoComplete } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!required && <small> ({optional})</small>}
      </label>
      {children({
        id,
        name,
        required,
        autoComplete,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A domain of at least two parts after the one sign, and nothing of what stands around addresses. */
const address = '[^@\\s<>,;:]+@[^@\\s<>,;:.]+(?:[.][^@\\s<>,;:.]+)+';

/** Browsers would send "straße.at" as "strasse.at", which is somebody else's. */
const asTyped = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  pattern: address,
} as const;

/** A field of one line; one for an e-mail address keeps it as it was typed. */
export function TextField({ type, minLength, pattern, inputMode, ...props }: InputProps) {
  const kind = type === 'email' ? asTyped : { type, minLength, pattern, inputMode };
  return <Field {...props}>{(control) => <input {...kind} {...control} />}</Field>;
}

/** A field of several lines. */
export function TextArea(props: FieldProps) {
  return <Field {...props}>{(control) => <textarea rows={6} {...control} />}</Field>;
}

/** A select; its first, empty option asks to choose. */
export function SelectField({ options, placeholder, ...props }: SelectProps) {
  return (
    <Field {...props}>
      {(control) => (
        <select defaultValue="" {...control}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
