import { EmailField, TextArea, TextField } from '../../components/field/field';
import { fieldLabels, fieldWords, formMessages as words } from './messages';
import * as styles from './form.module.css';

/** Name, label and words of a field. */
export const fieldOf = (name: keyof typeof fieldLabels) => ({
  name,
  label: fieldLabels[name],
  words: fieldWords[name],
});

/** At least five digits, however somebody writes them. */
const anyNumber = '(?:[^0-9]*[0-9]){5,}[^0-9]*';

/** Longest message in bytes: EmailJS takes 50 kB in all. */
const longestMessage = 20_000;

/** Who is writing, and how to reach them. */
export const PersonFields = () => (
  <>
    <TextField {...fieldOf('name')} type="text" autoComplete="name" />
    <EmailField label={fieldLabels.email} autoComplete="email" />
    <TextField {...fieldOf('phone')} type="tel" autoComplete="tel" pattern={anyNumber} />
  </>
);

export const CompanyField = () => (
  <TextField {...fieldOf('company')} type="text" autoComplete="organization" />
);

type MessageFieldProps = {
  label?: string;
  required?: boolean;
  hint?: string;
  defaultValue?: string;
  longest?: number;
};

export const MessageField = (props: MessageFieldProps) => (
  <TextArea {...fieldOf('message')} autoComplete="off" longest={longestMessage} {...props} />
);

/** Asks to be rung up. */
export const CallbackBox = () => (
  <label className={styles.box}>
    <input type="checkbox" name="callback" value="ja" />
    {words.callback}
  </label>
);

/** Name of the field that only bots and some extensions fill in. */
export const honeypotName = 'rueckfrage';

/** A trap for bots: hidden from sight, screen readers and keyboard. */
export const Honeypot = () => (
  <label className="visually-hidden" aria-hidden="true">
    {words.honeypot}
    <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
  </label>
);
