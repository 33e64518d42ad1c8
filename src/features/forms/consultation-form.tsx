import type { IndustryOption, Site } from '../../content-model/data';
import { SelectField, TextArea, TextField } from '../../components/field/field';
import { FormShell } from './form-shell';
import { consultationMessages as words } from './messages';
import { PersonFields } from './person-fields';
import { useForm } from './use-form';

type ConsultationFormProps = { contact: Site['contact']; industries: readonly IndustryOption[] };

/** The consultation form. */
export function ConsultationForm({ contact, industries }: ConsultationFormProps) {
  const state = useForm('consultation');
  const { errors } = state;
  return (
    <FormShell state={state} contact={contact} submit={words.submit} success={words.success}>
      <PersonFields errors={errors} />
      <TextField
        name="website"
        label="Website"
        type="url"
        autoComplete="url"
        hint="Mit https:// am Anfang"
        error={errors.website}
      />
      <SelectField
        name="industry"
        label="Branche"
        autoComplete="off"
        options={industries}
        placeholder={words.chooseIndustry}
        error={errors.industry}
      />
      <TextArea
        name="message"
        label="Nachricht"
        autoComplete="off"
        required={false}
        error={errors.message}
      />
    </FormShell>
  );
}
