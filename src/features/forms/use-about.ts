import { useState } from 'react';
import { isControl } from '../../lib/form-validation';
import { rememberTried } from '../../lib/tried';
import type { About } from './about';
import { rememberPrefill, wasPrefilled } from './draft';

/** The line that says what a form is about, and what it prepares in the fields. */
export function useAbout(formName: string) {
  const [label, setLabel] = useState<string>();

  const set = (form: HTMLFormElement, name: string, change: (value: string) => string) => {
    const control = form.elements.namedItem(name);
    if (!isControl(control)) return;
    control.value = change(control.value);
    return control;
  };

  return {
    label,
    /** Prepares the fields, once for each way that leads here: after edits the draft counts. */
    prepare: (form: HTMLFormElement, { label: about, message = '', industry }: About): boolean => {
      const key = `${about ?? ''} ${industry ?? ''}`.trim();
      rememberTried(undefined);
      setLabel(about);
      if (key === '' || wasPrefilled(formName, key)) return key !== '';
      rememberPrefill(formName, key);
      if (industry !== undefined) set(form, 'industry', () => industry);
      // What was typed before stays, below.
      set(form, 'message', (typed) =>
        typed.includes(message) ? typed : [message, typed].filter(Boolean).join('\n\n'),
      );
      return true;
    },
    /** Takes the line out, and its words where nobody has changed them. */
    remove: (form: HTMLFormElement, { message = '' }: About): void => {
      setLabel(undefined);
      // The button that was pressed goes with the line.
      set(form, 'message', (typed) => typed.replace(message, '').trim())?.focus();
    },
  };
}
