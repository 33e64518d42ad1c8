import {
  type FormEvent,
  type HTMLInputTypeAttribute,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type FieldWords, commonWords } from './messages';
import * as styles from './field.module.css';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element is one that visitors fill in. */
export const isControl = (element: unknown): element is Control =>
  (element instanceof HTMLInputElement && element.type !== 'hidden') ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

type FieldProps = {
  name: string;
  label: string;
  words: FieldWords;
  required?: boolean;
  autoComplete: string;
  hint?: string | undefined;
  /** Most bytes; a `maxlength` would cut what is pasted without a word. */
  longest?: number;
  /** Completes what was typed when the field is left. */
  complete?: (typed: string) => string;
};

type InputProps = FieldProps & {
  type: HTMLInputTypeAttribute;
  minLength?: number;
  pattern?: string;
};

type SelectProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  placeholder: string;
};

/** Puts what is wrong with a control into our words, and returns them. */
function judge(control: Control, words: FieldWords, longest = Infinity): string {
  control.setCustomValidity('');
  const { valid, valueMissing } = control.validity;
  const { missing, invalid = missing, tooLong = invalid } = words;
  if (!valid) control.setCustomValidity(valueMissing ? missing : invalid);
  else if (new Blob([control.value]).size > longest) control.setCustomValidity(tooLong);
  return control.validationMessage;
}

/** What is wrong with a field, and the handlers that find out. */
function useComplaint({ words, longest, complete }: FieldProps) {
  const [complaint, setComplaint] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = place.current;
    // The browser's own event: on leaving, and before Enter sends the form. React's is another one.
    const leave = ({ target: control }: Event) => {
      if (!isControl(control)) return;
      if (complete) control.value = complete(control.value);
      if (control.value !== '') setComplaint(judge(control, words, longest));
    };
    field?.addEventListener('change', leave);
    return () => field?.removeEventListener('change', leave);
  }, [words, longest, complete]);
  return {
    place,
    complaint,
    handlers: {
      /** The words stand below the field instead of in the browser's bubble. */
      onInvalid: (event: FormEvent<Control>) => {
        event.preventDefault();
        const control = event.currentTarget;
        // A screen reader reads them with the field that gets the focus.
        flushSync(() => setComplaint(judge(control, words, longest)));
        const controls = Array.from(control.form?.elements ?? []).filter(isControl);
        if (controls.find(({ validity }) => !validity.valid) === control) control.focus();
      },
      onInput: ({ currentTarget }: FormEvent<Control>) => {
        if (judge(currentTarget, words, longest) === '') setComplaint('');
      },
    },
  };
}

type ControlProps = ReturnType<typeof useComplaint>['handlers'] & {
  id: string;
  name: string;
  required: boolean;
  autoComplete: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

/** Label, control, hint and complaint of one field, linked for screen readers. */
function Field(props: FieldProps & { children: (props: ControlProps) => ReactNode }) {
  const { label, required = true, hint, children, name, autoComplete } = props;
  const { place, complaint, handlers } = useComplaint(props);
  const id = useId();
  const described = [hint && `${id}-hint`, complaint && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div ref={place} className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!required && <small> (optional)</small>}
      </label>
      {children({
        ...handlers,
        id,
        name,
        required,
        autoComplete,
        'aria-invalid': complaint !== '',
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {complaint && (
        <p id={`${id}-error`} className={styles.error}>
          {complaint}
        </p>
      )}
    </div>
  );
}

/** A field of one line. */
export function TextField({ type, minLength, pattern, ...props }: InputProps) {
  const kind = { type, minLength, pattern };
  return <Field {...props}>{(control) => <input {...kind} {...control} />}</Field>;
}

/** A field of several lines. */
export function TextArea({ defaultValue, ...props }: FieldProps & { defaultValue?: string }) {
  return (
    <Field {...props}>
      {(control) => <textarea rows={6} defaultValue={defaultValue} {...control} />}
    </Field>
  );
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

/** An e-mail address; browsers alone would take one without a dot. */
export function EmailField(props: { label: string; autoComplete: 'email' | 'username' }) {
  return (
    <TextField
      {...props}
      name="email"
      type="email"
      pattern="[^@]+@[^@]+[.][^@.]+"
      words={commonWords.email}
    />
  );
}
