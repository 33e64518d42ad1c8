import { type FormEvent, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { completeAddresses, textOf } from '../../lib/form-validation';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useSubmit } from '../../lib/use-submit';
import { loadAccount, useAuth } from './auth';
import { toAuthFailure } from './auth-failure';
import { rememberAccount } from './known-account';
import { type AuthMode, authMessages as words, fieldErrors } from './messages';
import type { Outcome } from './form-parts';

type Credentials = { email: string; password: string };

/** How long "Anmeldung erfolgreich!" is shown before the form is done. */
const successPauseMs = 1000;

/**
 * Behaviour of the sign-in form in all its modes.
 * @param startWith what a visitor most likely wants
 * @param onSuccess runs one second after a sign-in, unless the form has been closed by then
 */
export function useSignIn(startWith: AuthMode, onSuccess: () => void) {
  const { signIn, signUp } = useAuth();
  const [mode, setMode] = useState<AuthMode>(startWith);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const fields = useFieldErrors(fieldErrors);
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const { busy, outcome, clear, submit } = useSubmit<Outcome>((error) => {
    const failure = toAuthFailure(error);
    if (failure.code === 'email_not_confirmed') setUnconfirmed(true);
    return { tone: 'failure', text: failure.message };
  });

  useEffect(() => {
    // A dialog opens with the focus in it.
    if (form.current?.contains(document.activeElement)) prepareToSend();
    else form.current?.addEventListener('focusin', prepareToSend, { once: true });
    return () => clearTimeout(pause.current);
  }, []);

  const shown = useRef(mode);
  useEffect(() => {
    // The button that was pressed may be gone: what the form is now gets the focus.
    const isLost = !form.current?.contains(document.activeElement);
    const title = form.current?.querySelector('h2');
    if (shown.current !== mode && isLost && title) {
      // Only now: a dialog would open with the focus on it, and not in its first field.
      title.tabIndex = -1;
      title.focus();
    }
    shown.current = mode;
  }, [mode]);

  const send: Record<AuthMode, (given: Credentials, stayBusy: () => void) => Promise<Outcome>> = {
    'sign-in': async ({ email, password }, stayBusy) => {
      await signIn(email, password);
      rememberAccount();
      stayBusy();
      pause.current = setTimeout(onSuccess, successPauseMs);
      return { tone: 'success', text: words.signedIn };
    },
    'sign-up': async ({ email, password }) => {
      await signUp(email, password);
      rememberAccount();
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

  return {
    ref: form,
    mode,
    busy,
    errors: fields.errors,
    outcome,
    /** Whether an account is known to lack its confirmation. */
    unconfirmed,
    /** Changes the mode and clears the messages. */
    changeMode: (next: AuthMode) => {
      setMode(next);
      fields.clear();
      clear();
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy) return;
      completeAddresses(event.currentTarget);
      if (!fields.check(event.currentTarget)) return;
      const values = new FormData(event.currentTarget);
      const given = { email: textOf(values, 'email'), password: textOf(values, 'password') };
      void submit((stayBusy) => send[mode](given, stayBusy));
    },
  };
}

/**
 * Every mode of the form needs the SDK, once somebody uses it: running it is a long task for a
 * phone. A failed download shows when the form is sent.
 */
function prepareToSend(): void {
  afterPaint(() => {
    loadAccount()
      .then(({ connect }) => connect())
      .catch(() => undefined);
  });
}
