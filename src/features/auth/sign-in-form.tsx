import { type ReactNode, useId } from 'react';
import { buttonClass } from '../../components/button/button';
import { TextButton } from '../../components/button/text-button';
import { TextField } from '../../components/field/field';
import { type AuthMode, authMessages as words, modeMessages } from './messages';
import { OutcomeBox } from './outcome-box';
import { PasswordField } from './password-field';
import * as styles from './sign-in.module.css';
import { useSignIn } from './use-sign-in';

type SignInFormProps = {
  /** Id for the heading, for a dialog that is named by it. */
  titleId?: string;
  /** Offers to send the confirmation again from the start, not only after it turned out to be missing. */
  offerResend?: boolean;
  onSuccess: () => void;
};

/** Signing in, creating an account, and the two ways out for whoever is stuck. */
export default function SignInForm(props: SignInFormProps) {
  const { titleId, offerResend = false, onSuccess } = props;
  const ownId = useId();
  const form = useSignIn(onSuccess);
  const { mode, busy, errors, outcome } = form;
  const { title, subtitle, submit } = modeMessages[mode];
  const withPassword = mode === 'sign-in' || mode === 'sign-up';
  const other = (next: AuthMode, label: ReactNode) => (
    <TextButton disabled={busy} onClick={() => form.choose(next)}>
      {label}
    </TextButton>
  );
  return (
    <form
      className={styles.form}
      onSubmit={form.onSubmit}
      noValidate
      aria-labelledby={titleId ?? ownId}
      aria-busy={busy}
    >
      <h2 id={titleId ?? ownId} className={styles.title}>
        {title}
      </h2>
      <p>{subtitle}</p>
      {mode === 'sign-up' && (
        <TextField
          name="name"
          label={words.name}
          type="text"
          autoComplete="name"
          error={errors.name}
        />
      )}
      <TextField
        key="email"
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        error={errors.email}
      />
      {withPassword && (
        <PasswordField key={mode} isNew={mode === 'sign-up'} error={errors.password} />
      )}
      <OutcomeBox outcome={outcome} />
      <button type="submit" className={buttonClass('primary')} disabled={busy}>
        {busy ? words.busy : submit}
      </button>
      <div className={styles.others}>
        {mode === 'sign-in' ? other('sign-up', words.toSignUp) : other('sign-in', words.toSignIn)}
        {mode !== 'forgot' && other('forgot', words.forgot)}
        {(form.unconfirmed || offerResend) && mode !== 'resend' && other('resend', words.resend)}
      </div>
    </form>
  );
}
