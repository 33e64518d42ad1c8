import type { FormEvent } from 'react';
import { buttonClass } from '../../components/button/button';
import { textOf } from '../../lib/form-validation';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useSubmit } from '../../lib/use-submit';
import { loadAccount } from './auth';
import { toAuthFailure } from './auth-failure';
import { type Outcome, OutcomeBox, PasswordField } from './form-parts';
import { authMessages as words, fieldErrors } from './messages';
import * as styles from './sign-in.module.css';

type NewPasswordFormProps = { email: string; onSuccess: () => void };

/** Sets a new password for the account whose link led here. */
export default function NewPasswordForm({ email, onSuccess }: NewPasswordFormProps) {
  const { errors, check } = useFieldErrors(fieldErrors);
  const { busy, outcome, submit } = useSubmit<Outcome>((error) => ({
    tone: 'failure',
    text: toAuthFailure(error).message,
  }));

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy || !check(form)) return;
    void submit(async () => {
      const { changePassword } = await loadAccount();
      await changePassword(textOf(new FormData(form), 'password'));
      onSuccess();
      return undefined;
    });
  };

  return (
    <form
      className={styles.form}
      onSubmit={onSubmit}
      noValidate
      aria-label={words.newPassword}
      aria-busy={busy}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField isNew label={words.newPassword} error={errors.password} />
      <OutcomeBox outcome={outcome} />
      <button type="submit" className={buttonClass('primary')} disabled={busy}>
        {busy ? words.busy : words.savePassword}
      </button>
    </form>
  );
}
