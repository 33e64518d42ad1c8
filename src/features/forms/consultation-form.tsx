import { useEffect, useState } from 'react';
import { TextButton } from '../../components/button/text-button';
import { SelectField, TextField } from '../../components/field/field';
import type { Afterwards } from '../../content-model/forms';
import type { IndustryOption } from '../../content-model/data';
import { lastDemo, rememberDemo } from '../../lib/demo-context';
import { useClientValue } from '../../lib/hydration';
import { CompanyField, MessageField, PersonFields, fieldOf } from './fields';
import { type Contact, Form } from './form';
import * as styles from './form.module.css';
import { consultationMessages as words, formMessages } from './messages';

/** Something one can ask for, by the id that addresses carry. */
type Subject = { id: string; label: string };

type ConsultationFormProps = {
  contact: Contact;
  afterwards?: Afterwards | undefined;
  industries: readonly IndustryOption[];
  /** What addresses can name. */
  subjects: readonly Subject[];
};

const name = 'consultation';

/** The consultation form. What led to it stands above the fields and is sent along. */
export function ConsultationForm(props: ConsultationFormProps) {
  const { contact, afterwards, industries, subjects } = props;
  const [isForgotten, setForgotten] = useState(false);
  const given = useClientValue(() => {
    const id = new URLSearchParams(window.location.search).get('paket');
    return subjects.find((subject) => subject.id === id)?.label ?? lastDemo()?.sentence;
  });
  const about = isForgotten ? undefined : given;

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const industry = query.get('branche') ?? lastDemo()?.industry;
    const select = document.forms.namedItem(name)?.elements.namedItem('industry');
    if (select instanceof HTMLSelectElement && select.value === '')
      select.value = industries.find(({ value }) => value === industry)?.value ?? '';
  }, [industries]);

  const forget = () => {
    rememberDemo(undefined);
    setForgotten(true);
  };

  return (
    <Form
      name={name}
      contact={contact}
      afterwards={afterwards}
      submit={words.submit}
      success={words.success}
      onSent={forget}
    >
      {about && (
        <p className={styles.about}>
          {formMessages.about} <strong>{about}</strong>{' '}
          <TextButton onClick={forget}>{formMessages.removeAbout}</TextButton>
          <input type="hidden" name="about" value={about} />
        </p>
      )}
      <PersonFields />
      <CompanyField />
      <TextField
        {...fieldOf('website')}
        type="url"
        autoComplete="url"
        hint={words.websiteHint}
        complete={completeAddress}
      />
      <SelectField
        {...fieldOf('industry')}
        autoComplete="off"
        options={industries}
        placeholder={words.chooseIndustry}
      />
      <MessageField required={false} hint={words.messageHint} />
    </Form>
  );
}

/** Nobody types the scheme, and not everybody has a website: an address that can never be one says so. */
function completeAddress(typed: string): string {
  const address = typed.trim();
  if (address.toLowerCase() === 'keine') return 'https://keine-website.invalid';
  return /^[^\s/:]+\.\S+$/.test(address) ? `https://${address}` : address;
}
