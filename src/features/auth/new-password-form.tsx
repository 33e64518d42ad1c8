import { type FormEvent, useRef, useState } from 'react';
import { buttonClass } from '../../components/button/button';
import { errorsOf } from '../../lib/form-validation';
import { changePassword } from './account';
import { toAuthFailure } from './auth-failure';
import { authMessages as words, fieldErrors } from './messages';
import { OutcomeBox } from './outcome-box';
import { PasswordField } from './password-field';
import * as styles from './sign-in.module.css';
import type { Outcome } from './use-sign-in';

/** A new password for the account whose link led here. */
export default function NewPasswordForm({
  email,
  onSuccess,
}: {
  email: string;
  onSuccess: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  // State alone would let a second click through before React has rendered the first.
  const locked = useRef(false);

  const submit = async (password: string) => {
    locked.current = true;
    setBusy(true);
    setOutcome(undefined);
    try {
      await changePassword(password);
      onSuccess();
    } catch (reason) {
      setOutcome({ tone: 'failure', text: toAuthFailure(reason).message });
    }
    locked.current = false;
    setBusy(false);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (locked.current) return;
    const found = errorsOf(event.currentTarget, fieldErrors).password;
    setError(found);
    const field = event.currentTarget.elements.namedItem('password');
    if (!(field instanceof HTMLInputElement)) return;
    if (found === undefined) void submit(field.value);
    else field.focus();
  };

  return (
    <form
      className={styles.form}
      onSubmit={onSubmit}
      noValidate
      aria-label={words.newPassword}
      aria-busy={busy}
    >
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField isNew label={words.newPassword} error={error} />
      <OutcomeBox outcome={outcome} />
      <button type="submit" className={buttonClass('primary')} disabled={busy}>
        {busy ? words.busy : words.savePassword}
      </button>
    </form>
  );
}
