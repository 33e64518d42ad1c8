import { useEffect, useRef, useState } from 'react';
import { TextButton } from '../../components/button/text-button';
import { accountMessages as words } from './account-messages';
import { useAuth } from './auth';

/** Who is signed in, with the button to sign out. Renders nothing for everyone else. */
export function AccountLine() {
  const { user, signOut } = useAuth();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState(false);
  const signedOutLine = useRef<HTMLParagraphElement>(null);
  const isGone = left && user === undefined;
  // The button that was pressed is gone.
  useEffect(() => {
    if (isGone) signedOutLine.current?.focus();
  }, [isGone]);
  if (isGone)
    return (
      <p ref={signedOutLine} tabIndex={-1}>
        {words.signedOut}
      </p>
    );
  if (user === undefined) return null;
  return (
    <p>
      {words.account} <strong>{user.email}</strong>{' '}
      <TextButton
        disabled={busy}
        onClick={() => {
          setBusy(true);
          setLeft(true);
          void signOut().finally(() => setBusy(false));
        }}
      >
        {words.signOut}
      </TextButton>
    </p>
  );
}
