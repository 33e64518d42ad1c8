import { useState } from 'react';
import { TextButton } from '../../components/button/text-button';
import { useAuth } from './auth-context';
import { authMessages as words } from './messages';

/** Who is signed in, and the way out. Nothing while nobody is. */
export function AccountLine() {
  const { user, signOut } = useAuth();
  const [busy, setBusy] = useState(false);
  if (user === undefined) return null;
  return (
    <p>
      {words.account} <strong>{user.email}</strong>{' '}
      <TextButton
        disabled={busy}
        onClick={() => {
          setBusy(true);
          void signOut().finally(() => setBusy(false));
        }}
      >
        {words.signOut}
      </TextButton>
    </p>
  );
}
