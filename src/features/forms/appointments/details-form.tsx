import { useEffect, useRef } from 'react';
import { buttonClass } from '../../../components/button/button';
import { TextField } from '../../../components/field/field';
import { count } from '../../../lib/count';
import { textOf } from '../../../lib/text-of';
import { useSubmit } from '../../../lib/use-submit';
import { clearDraft, restoreDraft, saveDraft } from '../draft';
import { Honeypot, MessageField, PersonFields } from '../fields';
import { Privacy } from '../form';
import * as formStyles from '../form.module.css';
import { formMessages } from '../messages';
import { send } from '../send';
import { type Appointment, askFor, type Refusal } from './call';
import { appointmentMessages as words } from './messages';
import { whenText } from './when';

/** What came of it; `wish`: it is not booked, but the agency has it. */
export type Outcome = Appointment | Exclude<Refusal, 'down'> | 'wish' | 'failed';

type DetailsFormProps = {
  /** The chosen time; nothing where the visitor says it in words. */
  time: string | undefined;
  onOutcome: (outcome: Outcome) => void;
};

/**
 * Who books, and what about. What the function cannot take goes to the agency as a request, like any
 * form of the site.
 */
export function DetailsForm({ time, onOutcome }: DetailsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  /** Of what the form holds now: a second try is the same appointment. */
  const id = useRef<string>();
  const { busy, submit } = useSubmit<undefined>((error) => {
    console.error('Termin nicht gebucht', error);
    onOutcome('failed');
    return undefined;
  });

  useEffect(() => {
    openedAt.current = performance.now();
    if (form.current) restoreDraft(form.current);
  }, []);

  const book = async (element: HTMLFormElement): Promise<Outcome> => {
    id.current ??= crypto.randomUUID();
    const fields = new FormData(element);
    const of = (name: string) => textOf(fields, name);
    const person = { name: of('name'), email: of('email'), phone: of('phone') };
    const booking = { ...person, id: id.current, topic: of('message') };
    const outcome =
      time === undefined ? 'down' : await askFor({ action: 'book', startsAt: time, ...booking });
    if (outcome !== 'down') return outcome;
    const end = await send(element, openedAt.current, id.current);
    return end === 'success' ? 'wish' : 'failed';
  };

  return (
    <form
      ref={form}
      name="appointment"
      className={formStyles.form}
      aria-busy={busy}
      onInput={(event) => {
        saveDraft(event.currentTarget);
        id.current = undefined;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const element = event.currentTarget;
        void submit(async () => {
          const outcome = await book(element);
          if (typeof outcome === 'object') count('Anfrage');
          if (typeof outcome === 'object' || outcome === 'wish') clearDraft(element);
          onOutcome(outcome);
          return undefined;
        });
      }}
    >
      {time === undefined ? (
        <TextField
          name="about"
          label={words.wish}
          words={{ missing: words.wishMissing }}
          type="text"
          autoComplete="off"
          hint={words.wishHint}
        />
      ) : (
        <input type="hidden" name="about" value={words.wishAbout(whenText(time))} />
      )}
      <PersonFields />
      <MessageField label={words.topic} required={false} hint={words.topicHint} longest={5_000} />
      <Honeypot />
      <Privacy />
      <button type="submit" className={buttonClass('primary')} disabled={busy}>
        {busy ? formMessages.sending : time === undefined ? words.submitWish : words.submit}
      </button>
    </form>
  );
}
