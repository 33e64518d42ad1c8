import { TextField } from '../../components/field/field';
import { authMessages as words } from './messages';

/** Shortest password, in characters; the project's settings name the same. */
const shortest = 6;

type PasswordFieldProps = { isNew: boolean; label?: string; error: string | undefined };

/** A password, told apart for password managers: one they fill in, or a new one they suggest and save. */
export function PasswordField({ isNew, label = words.password, error }: PasswordFieldProps) {
  return (
    <TextField
      name="password"
      label={label}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      minLength={shortest}
      hint={isNew ? words.passwordHint : undefined}
      error={error}
    />
  );
}
