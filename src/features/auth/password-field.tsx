import { TextField } from '../../components/field/field';
import { authMessages as words, passwordWords } from './messages';

/** Shortest password, in characters; the Supabase project requires the same. */
const minLength = 6;
/** Longest password that Supabase Auth takes, in bytes. */
const longest = 72;

/** A password. Password managers fill in a current one, and suggest and save a new one. */
export function PasswordField({
  isNew,
  label = words.password,
}: {
  isNew: boolean;
  label?: string;
}) {
  return (
    <TextField
      name="password"
      label={label}
      words={passwordWords}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      minLength={minLength}
      {...(isNew && { longest, hint: words.passwordHint })}
    />
  );
}
