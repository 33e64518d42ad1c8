import { TextField } from '../../components/field/field';
import { Message } from '../../components/message/message';
import { authMessages as words } from './messages';
import * as styles from './sign-in.module.css';

/** Shortest password, in characters; the Supabase project requires the same. */
const minLength = 6;

type PasswordFieldProps = { isNew: boolean; label?: string; error: string | undefined };

/** A password. Password managers fill in a current one, and suggest and save a new one. */
export function PasswordField({ isNew, label = words.password, error }: PasswordFieldProps) {
  return (
    <TextField
      name="password"
      label={label}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      minLength={minLength}
      hint={isNew ? words.passwordHint : undefined}
      error={error}
    />
  );
}

/** Result of a submit; `detail` says what to do next. */
export type Outcome = { tone: 'success' | 'failure'; text: string; detail?: string };

/** Submit result. Rendered empty first so screen readers announce updates. */
export function OutcomeBox({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <div role={outcome?.tone === 'failure' ? 'alert' : 'status'} className={styles.outcome}>
      {outcome && (
        <Message tone={outcome.tone} text={outcome.text}>
          {outcome.detail}
        </Message>
      )}
    </div>
  );
}
