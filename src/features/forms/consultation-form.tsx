import type { IndustryOption, Site } from '../../content-model/data';
import { rememberTried, tried } from '../../lib/tried';
import { SelectField, TextArea, TextField } from '../../components/field/field';
import { FormShell } from './form-shell';
import { consultationMessages as words, fieldLabels as labels } from './messages';
import { PersonFields } from './person-fields';
import { emptyMessageField } from './prefill';
import { useForm } from './use-form';

type ConsultationFormProps = { contact: Site['contact']; industries: readonly IndustryOption[] };

/** The consultation form. */
export function ConsultationForm({ contact, industries }: ConsultationFormProps) {
  const form = useForm('consultation', fillFromDemo);
  const { errors } = form;
  return (
    <FormShell form={form} contact={contact} submit={words.submit} success={words.success}>
      <PersonFields errors={errors} />
      <TextField
        name="website"
        label={labels.website}
        // Without script a browser would refuse "firma.at".
        type={form.enhanced ? 'url' : 'text'}
        inputMode="url"
        autoComplete="url"
        hint={words.websiteHint}
        error={errors.website}
      />
      <SelectField
        name="industry"
        label={labels.industry}
        autoComplete="off"
        options={industries}
        placeholder={words.chooseIndustry}
        error={errors.industry}
      />
      <TextArea
        name="message"
        label={labels.message}
        autoComplete="off"
        required={false}
        hint={words.messageHint}
        error={errors.message}
      />
    </FormShell>
  );
}

/** Begins the message with what the visitor has tried and wanted to tell us, once. */
function fillFromDemo(form: HTMLFormElement): void {
  const field = emptyMessageField(form);
  if (field) field.value = tried() ?? '';
  rememberTried(undefined);
}
