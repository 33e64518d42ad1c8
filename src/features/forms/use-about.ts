import { useState } from 'react';
import { isControl } from '../../lib/form-validation';
import { keepHours } from '../../lib/own-business';
import { rememberTried } from '../../lib/tried';
import type { About } from './about';
import { prefilled, rememberPrefill } from './draft';

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
    prepare: (form: HTMLFormElement, { label: about, message, hours, industry }: About) => {
      const before = prefilled(formName) ?? '';
      const text = [message, hours].filter(Boolean).join('\n');
      const isNew = !before.includes(text);
      rememberTried(undefined);
      setLabel(about);
      if (industry !== undefined)
        set(form, 'industry', (chosen) => (isNew && message ? industry : chosen || industry));
      if (isNew) {
        rememberPrefill(formName, text);
        // Keep what the visitor typed, below; drop the words prepared by an earlier visit.
        set(form, 'message', (typed) =>
          [text, (message ? typed.replace(before, '') : typed).trim()].filter(Boolean).join('\n\n'),
        );
      }
      return about !== undefined;
    },
    /** Removes the line, and its prepared words unless they were edited. */
    remove: (form: HTMLFormElement, { message = '', hours = '' }: About): void => {
      setLabel(undefined);
      keepHours(undefined);
      // The pressed button is gone with the line: move the focus on.
      set(form, 'message', (typed) =>
        typed.replace(message, '').replace(hours, '').trim(),
      )?.focus();
    },
  };
}
