import { buttonClass } from '../../components/button/button';
import { loadAccount } from './auth';
import { authMessages as words } from './messages';
import { PasswordField } from './password-field';
import * as styles from './sign-in.module.css';
import { useAuthForm } from './use-auth-form';

type NewPasswordFormProps = { email: string; onSuccess: () => void };

/** Sets a new password for the account whose link led here. */
export default function NewPasswordForm({ email, onSuccess }: NewPasswordFormProps) {
  const { busy, onSubmit, result } = useAuthForm(async ({ password }) => {
    const { changePassword } = await loadAccount();
    await changePassword(password);
    onSuccess();
    return undefined;
  });
  return (
    <form
      className={styles.form}
      onSubmit={onSubmit}
      aria-label={words.newPassword}
      aria-busy={busy}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField isNew label={words.newPassword} />
      {result}
      <button type="submit" className={buttonClass('primary')} disabled={busy}>
        {busy ? words.busy : words.savePassword}
      </button>
    </form>
  );
}
