import { type FormEvent, useEffect, useRef } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { completeAddresses } from '../../lib/form-validation';
import { loadEmailJs, sendForm } from '../../lib/emailjs';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useHydrated } from '../../lib/use-hydrated';
import { useSubmit } from '../../lib/use-submit';
import { withTimeout } from '../../lib/with-timeout';
import { clearDraft, restoreDraft, saveDraft } from './draft';
import { sortOutBots } from './honeypot';
import { fieldErrors } from './messages';

/** `maybe-sent`: no answer in time, so the message may have arrived. */
type FormOutcome = 'success' | 'error' | 'maybe-sent';

/** How long a send may take. The SDK itself would wait forever. */
const sendTimeoutMs = 20_000;

/**
 * Behaviour of both forms: German errors at the fields, one request per submit, a time limit, and a
 * draft that is kept until the message has arrived.
 * @param name name of the form and of its draft
 * @param prepare fills empty fields once after hydration, before the draft does
 */
export function useForm(name: string, prepare?: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null);
  const outcomeBox = useRef<HTMLDivElement>(null);
  const readyAt = useRef(0);
  const { errors, check, recheck } = useFieldErrors(fieldErrors);
  const { busy, outcome, submit } = useSubmit(failed);
  const enhanced = useHydrated();

  useEffect(() => {
    readyAt.current = Date.now();
    if (form.current === null) return;
    prepare?.(form.current);
    restoreDraft(name, form.current);
    // From here on the draft is what the form holds now, from the address or from before.
    saveDraft(name, form.current);
    form.current.addEventListener('focusin', prepareToSend);
  }, [name, prepare]);

  useEffect(() => {
    if (outcome !== undefined) outcomeBox.current?.focus();
  }, [outcome]);

  const send = async (element: HTMLFormElement): Promise<FormOutcome> => {
    const message = sortOutBots(new FormData(element), Date.now() - readyAt.current);
    // A bot sees success, and nothing is sent.
    const failure = message && (await withTimeout(sendForm(message), sendTimeoutMs, 'late'));
    if (failure !== undefined) return failed(failure);
    clearDraft(name);
    element.reset();
    return 'success';
  };

  return {
    name,
    ref: form,
    busy,
    outcome,
    /** Where the outcome is shown; it gets the focus. */
    outcomeBox,
    errors,
    /** False until hydration: the server's form posts by itself. */
    enhanced,
    handlers: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const element = event.currentTarget;
        completeAddresses(element);
        if (!busy && check(element)) void submit(() => send(element));
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        saveDraft(name, event.currentTarget);
        recheck(event.target);
      },
    },
  };
}

/** The answer to the touch comes first. A failed download shows when the form is sent. */
function prepareToSend(): void {
  afterPaint(() => {
    loadEmailJs().catch(() => undefined);
  });
}

function failed(failure: unknown): FormOutcome {
  console.error('Formular nicht gesendet', failure);
  return failure === 'late' ? 'maybe-sent' : 'error';
}
