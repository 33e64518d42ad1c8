import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorsOf, isControl } from '../../lib/form-validation';
import { connect, requestPasswordLink, resendConfirmation } from './account';
import { useAuth } from './auth-context';
import { toAuthFailure } from './auth-failure';
import { type AuthMode, authMessages as words, fieldErrors } from './messages';

/** What came of the last submit; `detail` says what to do next. */
export type Outcome = { tone: 'success' | 'failure'; text: string; detail?: string };

/** How long "Anmeldung erfolgreich!" stands before the form is done, in milliseconds. */
export const successPause = 1000;

/**
 * Behaviour of the sign-in form in all its modes: German messages, one request per submit, and nothing typed is lost
 * when the mode changes.
 * @param onSuccess runs one second after a sign-in; not if the form has gone by then
 */
export function useSignIn(onSuccess: () => void) {
  const { signIn, signUp } = useAuth();
  const [mode, setMode] = useState<AuthMode>('sign-in');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [unconfirmed, setUnconfirmed] = useState(false);
  // State alone would let a second click through before React has rendered the first.
  const locked = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    // Whoever sees this form will need the SDK. If it does not come, the submit says so.
    connect().catch(() => undefined);
    return () => clearTimeout(pause.current);
  }, []);

  const actions: Record<AuthMode, (email: string, password: string) => Promise<Outcome>> = {
    'sign-in': async (email, password) => {
      await signIn(email, password);
      pause.current = setTimeout(onSuccess, successPause);
      return { tone: 'success', text: words.signedIn };
    },
    'sign-up': async (email, password) => {
      await signUp(email, password);
      setMode('sign-in');
      setUnconfirmed(true);
      return { tone: 'success', text: words.signedUp, detail: words.confirmFirst(email) };
    },
    forgot: async (email) => {
      await requestPasswordLink(email);
      return { tone: 'success', text: words.sent(email) };
    },
    resend: async (email) => {
      await resendConfirmation(email);
      return { tone: 'success', text: words.sent(email) };
    },
  };

  const submit = async (form: HTMLFormElement) => {
    const entry = (name: string) => String(new FormData(form).get(name) ?? '');
    locked.current = true;
    setBusy(true);
    setOutcome(undefined);
    try {
      setOutcome(await actions[mode](entry('email'), entry('password')));
    } catch (error) {
      const failure = toAuthFailure(error);
      if (failure.code === 'email_not_confirmed') setUnconfirmed(true);
      setOutcome({ tone: 'failure', text: failure.message });
    }
    // After a sign-in the form stays locked until it is done.
    locked.current = pause.current !== undefined;
    setBusy(locked.current);
  };

  return {
    mode,
    busy,
    errors,
    outcome,
    unconfirmed,
    /** Changes the mode and clears the messages. */
    choose: (next: AuthMode) => {
      setMode(next);
      setErrors({});
      setOutcome(undefined);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (locked.current) return;
      const found = errorsOf(event.currentTarget, fieldErrors);
      setErrors(found);
      const wrong = event.currentTarget.elements.namedItem(Object.keys(found)[0] ?? '');
      if (isControl(wrong)) wrong.focus();
      else void submit(event.currentTarget);
    },
  };
}
