import { type FormEvent, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { completeAddresses, controlsOf } from '../../lib/form-validation';
import { retryOnce } from '../../lib/retry-once';
import { useFieldErrors } from '../../lib/use-field-errors';
import { useHydrated } from '../../lib/use-hydrated';
import { useSubmit } from '../../lib/use-submit';
import { clearDraft, keepTyped, restoreDraft, saveDraft } from './draft';
import { type FormOutcome, inFlight, keepInFlight } from './in-flight';
import { fieldErrors } from './messages';
import { endSubmission, submissionOf } from './submission';

/** The forms of the site, as the Edge Function `request` knows them. */
type FormName = 'contact' | 'consultation' | 'callback';

type Preparation = {
  /** Fills empty fields before the draft does. @returns whether somebody is led to this form */
  before?: (form: HTMLFormElement) => boolean;
  /** Prepares fields once the draft is there. @returns whether somebody is led to this form */
  after?: (form: HTMLFormElement) => boolean;
};

/**
 * Behaviour of both forms: German errors at the fields, one request per submit, a second way when
 * the first fails, and a draft that is kept until the message has arrived.
 * @param name name of the form and of its draft
 */
export function useForm(name: FormName, { before, after }: Preparation = {}) {
  const form = useRef<HTMLFormElement>(null);
  const outcomeBox = useRef<HTMLDivElement>(null);
  const { errors, check, recheck } = useFieldErrors(fieldErrors);
  const { busy, outcome, submit, clear } = useSubmit<FormOutcome>((error) => {
    console.error('Formular nicht gesendet', error);
    return { result: 'error', number: '' };
  });
  const enhanced = useHydrated();
  useState(() => keepTyped(name));

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const isLedFromAddress = before?.(element) ?? false;
    restoreDraft(name, element);
    const isLed = (after?.(element) ?? false) || isLedFromAddress;
    // From here on the draft is what the form holds now, from the address or from before.
    saveDraft(name, element);
    element.addEventListener('focusin', prepareToSend);
    if (isLed) afterPaint(() => focusAbout(element));
    // The visitor is back on a page left while the form was being sent.
    const running = inFlight(name);
    if (running) void submit(async () => emptied(element, await running));
    // What the forms prepare does not change while they are there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);

  useEffect(() => {
    if (outcome !== undefined) outcomeBox.current?.focus();
  }, [outcome]);

  const send = async (element: HTMLFormElement): Promise<FormOutcome> => {
    const { id, number } = submissionOf(name);
    const fields = new FormData(element);
    const sent = loadSend()
      .then(({ deliver, withNotes }) => deliver(withNotes(fields), { id, number, form: name }))
      .then((result) => {
        if (result === 'success') {
          clearDraft(name);
          endSubmission(name);
        }
        return { result, number };
      });
    return emptied(element, await keepInFlight(name, sent));
  };

  return {
    name,
    ref: form,
    busy,
    outcome: outcome?.result,
    number: outcome?.number,
    /** Shows the empty form again after a success. */
    again: () => {
      clear();
      afterPaint(() => form.current && focusFirstEmpty(form.current));
    },
    /** Where the outcome is shown; it gets the focus. */
    outcomeBox,
    errors,
    /** False until hydration: the server's form posts by itself. */
    enhanced,
    handlers: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const element = event.currentTarget;
        if (busy) return;
        const asTyped = completeAddresses(element);
        if (check(element)) void submit(() => send(element));
        else void loadSend().then(({ countWrong }) => countWrong(), ignore);
        asTyped();
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        saveDraft(name, event.currentTarget);
        endSubmission(name);
        recheck(event.target);
      },
    },
  };
}

const loadSend = () => retryOnce(() => import('./send'));
const ignore = () => undefined;

/** The answer to the touch comes first. A failed download shows when the form is sent. */
function prepareToSend({ currentTarget }: FocusEvent): void {
  afterPaint(() => {
    loadSend()
      .then(({ loadEmailJs, showTrail }) => {
        if (currentTarget instanceof HTMLFormElement) showTrail(currentTarget);
        return loadEmailJs();
      })
      .catch(ignore);
  });
}

/** A form is empty once its message has arrived. */
function emptied(form: HTMLFormElement, outcome: FormOutcome): FormOutcome {
  if (outcome.result === 'success') form.reset();
  return outcome;
}

function focusFirstEmpty(form: HTMLFormElement): void {
  const controls = controlsOf(form).filter(({ tabIndex }) => tabIndex >= 0);
  focusIn(form, controls.find(({ value }) => value === '') ?? controls.at(-1));
}

/** The line above the fields says what is taken along; whoever is led here begins there. */
function focusAbout(form: HTMLFormElement): void {
  const line = form.querySelector('p');
  if (line) line.tabIndex = -1;
  focusIn(form, line);
}

function focusIn(form: HTMLFormElement, target: HTMLElement | null | undefined): void {
  form.scrollIntoView({ block: 'nearest' });
  target?.focus();
}
