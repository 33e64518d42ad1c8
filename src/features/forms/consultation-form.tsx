import { useRef } from 'react';
import { TextButton } from '../../components/button/text-button';
import type { Afterwards } from '../../content-model/afterwards';
import type { IndustryOption, Site } from '../../content-model/data';
import { SelectField, TextArea, TextField } from '../../components/field/field';
import { type About, type Subject, aboutOf, useAbout } from './about';
import * as styles from './form.module.css';
import { FormShell } from './form-shell';
import { consultationMessages as words, formMessages } from './messages';
import { PersonFields, fieldOf } from './person-fields';
import { useForm } from './use-form';

type ConsultationFormProps = {
  contact: Site['contact'];
  afterwards?: Afterwards | undefined;
  industries: readonly IndustryOption[];
  /** What addresses can name. */
  subjects: readonly Subject[];
};

const name = 'consultation' as const;

/** The consultation form. What led to it stands above the fields and begins the message. */
export function ConsultationForm(props: ConsultationFormProps) {
  const { contact, afterwards, industries, subjects } = props;
  const about = useRef<About>({});
  const line = useAbout(name);
  const form = useForm(name, {
    after: (element) => {
      about.current = aboutOf(window.location.search, subjects, industries);
      return line.prepare(element, about.current);
    },
  });
  const { errors } = form;
  return (
    <FormShell
      form={form}
      contact={contact}
      hours={contact.phoneHours}
      afterwards={afterwards}
      submit={words.submit}
      success={words.success}
    >
      {line.label && (
        <p className={styles.about}>
          {formMessages.about} <strong>{line.label}</strong>{' '}
          <TextButton
            onClick={() => form.ref.current && line.remove(form.ref.current, about.current)}
          >
            {formMessages.removeAbout}
          </TextButton>
        </p>
      )}
      <PersonFields errors={errors} />
      <TextField
        {...fieldOf('website', errors)}
        // Without script a browser would refuse "firma.at".
        type={form.enhanced ? 'url' : 'text'}
        inputMode="url"
        autoComplete="url"
        hint={words.websiteHint}
      />
      <SelectField
        {...fieldOf('industry', errors)}
        autoComplete="off"
        options={industries}
        placeholder={words.chooseIndustry}
      />
      <TextArea
        {...fieldOf('message', errors)}
        autoComplete="off"
        required={false}
        hint={words.messageHint}
      />
    </FormShell>
  );
}
