import { TextField } from '../../components/field/field';
import { authMessages as words } from './messages';

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
