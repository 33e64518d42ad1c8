import { type ReactNode, useId } from 'react';
import { buttonClass } from '../../components/button/button';
import { TextButton } from '../../components/button/text-button';
import { TextField } from '../../components/field/field';
import { OutcomeBox, PasswordField } from './form-parts';
import { type AuthMode, authMessages as words, modeMessages } from './messages';
import * as styles from './sign-in.module.css';
import { useSignIn } from './use-sign-in';

type SignInFormProps = {
  /** Id of the heading, for a dialog labelled by it. */
  titleId?: string;
  /** Offers to resend the confirmation from the start, not only once it proved to be missing. */
  offerResend?: boolean;
  startWith?: AuthMode;
  onSuccess: () => void;
};

/** Signs in or up, requests a new password, or resends the confirmation of an account. */
export default function SignInForm(props: SignInFormProps) {
  const ownId = useId();
  const { titleId = ownId, offerResend = false, startWith = 'sign-in', onSuccess } = props;
  const { ref, ...form } = useSignIn(startWith, onSuccess);
  const { mode, busy, errors, outcome } = form;
  const { title, subtitle, submit } = modeMessages[mode];
  const withPassword = mode === 'sign-in' || mode === 'sign-up';
  const modeButton = (next: AuthMode, label: ReactNode) => (
    <TextButton disabled={busy} onClick={() => form.changeMode(next)}>
      {label}
    </TextButton>
  );
  return (
    <form
      ref={ref}
      className={styles.form}
      onSubmit={form.onSubmit}
      noValidate
      aria-labelledby={titleId}
      aria-busy={busy}
    >
      <h2 id={titleId} className={styles.title}>
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
        {mode === 'sign-in'
          ? modeButton('sign-up', words.toSignUp)
          : modeButton('sign-in', words.toSignIn)}
        {mode !== 'forgot' && modeButton('forgot', words.forgot)}
        {(form.unconfirmed || offerResend) &&
          mode !== 'resend' &&
          modeButton('resend', words.resend)}
      </div>
    </form>
  );
}
