import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { loadEmailJs, sendForm } from '../../lib/emailjs';
import { errorOf, errorsOf, isControl } from '../../lib/form-validation';
import { useHydrated } from '../../lib/use-hydrated';
import { clearDraft, restoreDraft, saveDraft } from './draft';
import { honeypotName } from './honeypot';
import { fieldErrors } from './messages';

/** `maybe-sent`: no answer in time, so the message may have arrived. */
export type FormStatus = 'idle' | 'sending' | 'success' | 'error' | 'maybe-sent';

/** How long a send may take, in milliseconds. The SDK itself would wait for ever. */
export const sendLimit = 20_000;

type Form = {
  name: string;
  form: RefObject<HTMLFormElement>;
  /** Where the outcome stands; it gets the focus. */
  outcome: RefObject<HTMLDivElement>;
  status: FormStatus;
  errors: Record<string, string>;
  /** False until hydration: the server's form posts by itself. */
  enhanced: boolean;
  handlers: {
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
    onFocus(): void;
  };
};

/**
 * Behaviour of both forms: German messages at the fields, one request per submit, a time limit, and a draft that stays
 * until the message has arrived.
 * @param name name of the form and of its draft
 * @param prepare fills empty fields once after hydration, before the draft does
 */
export function useForm(name: string, prepare?: (form: HTMLFormElement) => void): Form {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // State alone would let a second click through before React has rendered the first.
  const busy = useRef(false);
  const [status, setStatus] = useState<FormStatus>('idle');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const enhanced = useHydrated();

  useEffect(() => {
    if (form.current === null) return;
    prepare?.(form.current);
    restoreDraft(name, form.current);
    // What is in the form now, from the address or from before, is the draft from here on.
    saveDraft(name, form.current);
  }, [name, prepare]);

  useEffect(() => {
    if (status !== 'idle' && status !== 'sending') outcome.current?.focus();
  }, [status]);

  const send = async (element: HTMLFormElement) => {
    busy.current = true;
    setStatus('sending');
    const trap = element.elements.namedItem(honeypotName);
    // A filled trap means a bot: it sees success, and nothing is sent.
    const result =
      trap instanceof HTMLInputElement && trap.value !== ''
        ? undefined
        : await withLimit(sendWithout(element, trap));
    busy.current = false;
    if (result === undefined) {
      clearDraft(name);
      element.reset();
      setStatus('success');
      return;
    }
    console.error('Formular nicht gesendet', result);
    setStatus(result === 'late' ? 'maybe-sent' : 'error');
  };

  return {
    name,
    form,
    outcome,
    status,
    errors,
    enhanced,
    handlers: {
      onSubmit: (event) => {
        event.preventDefault();
        if (busy.current) return;
        const found = errorsOf(event.currentTarget, fieldErrors);
        setErrors(found);
        const first = event.currentTarget.elements.namedItem(Object.keys(found)[0] ?? '');
        if (isControl(first)) first.focus();
        else void send(event.currentTarget);
      },
      onInput: (event) => {
        saveDraft(name, event.currentTarget);
        const control = event.target;
        // A message goes as soon as its field is right, and comes only with the next submit.
        if (isControl(control) && errorOf(control, fieldErrors) === undefined) {
          setErrors(({ [control.name]: _mended, ...rest }) => rest);
        }
      },
      onFocus: () => {
        // A failed load shows when the form is sent.
        loadEmailJs().catch(() => undefined);
      },
    },
  };
}

/** Sends the form without the trap, which is no field of the message. */
async function sendWithout(form: HTMLFormElement, trap: unknown) {
  if (trap instanceof HTMLInputElement) trap.disabled = true;
  const sending = sendForm(form);
  const result = await sending;
  if (trap instanceof HTMLInputElement) trap.disabled = false;
  return result;
}

function withLimit<T>(sending: Promise<T>): Promise<T | 'late'> {
  return Promise.race([
    sending,
    new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), sendLimit)),
  ]);
}
