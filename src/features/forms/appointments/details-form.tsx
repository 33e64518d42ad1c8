import { Link } from 'gatsby';
import { type FormEvent, useEffect, useRef } from 'react';
import { buttonClass } from '../../../components/button/button';
import { TextArea, TextField } from '../../../components/field/field';
import { completeAddresses, controlsOf, textOf } from '../../../lib/form-validation';
import { useFieldErrors } from '../../../lib/use-field-errors';
import { useSubmit } from '../../../lib/use-submit';
import { restoreDraft, saveDraft } from '../draft';
import * as formStyles from '../form.module.css';
import { Honeypot } from '../honeypot';
import { lastSent } from '../last-sent';
import { formMessages } from '../messages';
import { EmailField, NameField, PhoneField } from '../person-fields';
import { endSubmission } from '../submission';
import { book, formName, type Outcome } from './book';
import { appointmentErrors, appointmentMessages as words } from './messages';

type DetailsFormProps = {
  /** The chosen time; nothing where the visitor says it in words. */
  time: string | undefined;
  /** What else it is about, line by line. */
  notes?: readonly string[];
  onOutcome: (outcome: Outcome) => void;
};

/** Who books, and what about. */
export function DetailsForm({ time, notes = [], onOutcome }: DetailsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, check, recheck } = useFieldErrors(appointmentErrors);
  const { busy, submit } = useSubmit<Outcome>((error) => {
    console.error('Termin nicht gebucht', error);
    onOutcome('failed');
    return 'failed';
  });

  useEffect(() => {
    if (form.current === null) return;
    restoreDraft(formName, form.current);
    const known = knownPerson();
    known.topic = [known.topic, ...notes].filter(Boolean).join('\n');
    for (const control of controlsOf(form.current)) control.value ||= known[control.name] ?? '';
    // What is known when the form opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <form
      ref={form}
      name={formName}
      className={formStyles.form}
      noValidate
      aria-busy={busy}
      onInput={({ currentTarget, target }) => {
        saveDraft(formName, currentTarget);
        endSubmission(formName);
        recheck(target);
      }}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const element = event.currentTarget;
        const asTyped = completeAddresses(element);
        if (check(element))
          void submit(async () => {
            const outcome = await book(new FormData(element), time);
            onOutcome(outcome);
            return outcome;
          });
        asTyped();
      }}
    >
      {time === undefined && (
        <TextField
          name="wish"
          label={words.wish}
          type="text"
          autoComplete="off"
          hint={words.wishHint}
          error={errors.wish}
        />
      )}
      <NameField errors={errors} />
      <EmailField errors={errors} />
      <PhoneField errors={errors} />
      <TextArea
        name="topic"
        label={words.topic}
        autoComplete="off"
        required={false}
        hint={words.topicHint}
        error={undefined}
      />
      <Honeypot />
      <p className={formStyles.privacy}>
        {formMessages.privacy} <Link to="/datenschutz">{formMessages.privacyLink}</Link>.
      </p>
      <button type="submit" className={buttonClass('primary')} disabled={busy}>
        {busy ? formMessages.sending : time === undefined ? words.submitWish : words.submit}
      </button>
    </form>
  );
}

/**
 * What the visitor has already typed or sent on this page, to prefill the fields; it can be changed
 * there.
 */
function knownPerson(): Record<string, string> {
  const sent = lastSent();
  const form = document.forms.namedItem('consultation') ?? document.forms.namedItem('contact');
  const fields = sent?.fields ?? (form ? new FormData(form) : new FormData());
  return {
    name: textOf(fields, 'name'),
    email: textOf(fields, 'email'),
    phone: textOf(fields, 'phone'),
    topic: sent ? words.about(sent.number) : textOf(fields, 'message'),
  };
}
