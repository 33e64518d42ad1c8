import { useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '../../components/button/button';
import { TextButton } from '../../components/button/text-button';
import { EmailField, TextField } from '../../components/field/field';
import { commonWords } from '../../components/field/messages';
import { loadAccount, useAuth } from './auth';
import { type AuthMode, authMessages as words, modeMessages } from './messages';
import { PasswordField } from './password-field';
import * as styles from './sign-in.module.css';
import { type Outcome, type Values, useAuthForm } from './use-auth-form';

type SignInFormProps = {
  /** Id of the heading, for a dialog labelled by it. */
  titleId?: string;
  /** Offers to resend the confirmation from the start, not only once it proved to be missing. */
  offerResend?: boolean;
  onSuccess: () => void;
};

/** How long "Anmeldung erfolgreich!" is shown before the form is done. */
const successPauseMs = 1000;

/** Signs in or up, requests a new password, or resends the confirmation of an account. */
export default function SignInForm(props: SignInFormProps) {
  const ownId = useId();
  const { titleId = ownId, offerResend = false, onSuccess } = props;
  const { signIn, signUp } = useAuth();
  const [mode, setMode] = useState<AuthMode>('sign-in');
  const [unconfirmed, setUnconfirmed] = useState(offerResend);
  const title = useRef<HTMLHeadingElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(pause.current), []);

  const send: Record<AuthMode, (values: Values, stayBusy: () => void) => Promise<Outcome>> = {
    'sign-in': async ({ email, password }, stayBusy) => {
      await signIn(email, password);
      stayBusy();
      pause.current = setTimeout(onSuccess, successPauseMs);
      return { tone: 'success', text: words.signedIn };
    },
    'sign-up': async ({ email, password }) => {
      await signUp(email, password);
      setMode('sign-in');
      setUnconfirmed(true);
      return { tone: 'success', text: words.signedUp, detail: words.confirmFirst(email) };
    },
    forgot: async ({ email }) => {
      await (await loadAccount()).requestPasswordLink(email);
      return { tone: 'success', text: words.sent(email) };
    },
    resend: async ({ email }) => {
      await (await loadAccount()).resendConfirmation(email);
      return { tone: 'success', text: words.sent(email) };
    },
  };
  const { busy, clear, onSubmit, result } = useAuthForm(
    (values, stayBusy) => send[mode](values, stayBusy),
    ({ code }) => setUnconfirmed((before) => before || code === 'email_not_confirmed'),
  );

  const change = (next: AuthMode, label: string) => (
    <TextButton
      disabled={busy}
      onClick={() => {
        setMode(next);
        clear();
        // The button that was pressed may be gone. A dialog would open with the focus on a title that
        // could be focused from the start.
        title.current?.setAttribute('tabindex', '-1');
        title.current?.focus();
      }}
    >
      {label}
    </TextButton>
  );
  return (
    <form
      className={styles.form}
      onSubmit={onSubmit}
      // Running the SDK is a long task for a phone; a failed download shows when the form is sent.
      onInput={() => void loadAccount().catch(() => undefined)}
      aria-labelledby={titleId}
      aria-busy={busy}
    >
      <h2 id={titleId} ref={title} className={styles.title}>
        {modeMessages[mode].title}
      </h2>
      <p>{modeMessages[mode].subtitle}</p>
      {mode === 'sign-up' && (
        <TextField
          name="name"
          label={words.name}
          words={commonWords.name}
          type="text"
          autoComplete="name"
        />
      )}
      <EmailField key="email" label={words.email} autoComplete="username" />
      {(mode === 'sign-in' || mode === 'sign-up') && (
        <PasswordField key={mode} isNew={mode === 'sign-up'} />
      )}
      {result}
      <button type="submit" className={buttonClass('primary')} disabled={busy}>
        {busy ? words.busy : modeMessages[mode].submit}
      </button>
      <div className={styles.others}>
        {mode === 'sign-in' ? change('sign-up', words.toSignUp) : change('sign-in', words.toSignIn)}
        {mode !== 'forgot' && change('forgot', words.forgot)}
        {unconfirmed && mode !== 'resend' && change('resend', words.resend)}
      </div>
    </form>
  );
}
