import { useState } from 'react';
import { isControl } from '../../lib/form-validation';
import { type Tried, rememberTried, tried } from '../../lib/tried';
import { prefilled, rememberPrefill } from './draft';
import { formMessages as words } from './messages';

/** Something one can ask for, by the id that addresses carry. */
export type Subject = { id: string; label: string };

/** What a form is about, and the words that say so to the agency. */
export type About = {
  label?: string | undefined;
  message?: string | undefined;
  industry?: string | undefined;
};

/**
 * What leads to a form: what an address names by its ids or what was tried on the site.
 * @param search the query part of the address, "?branche=hotels&paket=hotel-pro"
 */
export function aboutOf(
  search: string,
  subjects: readonly Subject[],
  industries: readonly { value: string }[],
): About {
  const query = new URLSearchParams(search);
  const offer = subjects.find(({ id }) => id === query.get('paket'))?.label;
  const asked: Tried | undefined =
    offer === undefined ? tried() : { about: offer, sentence: words.interest(offer) };
  const trade = query.get('branche') ?? asked?.industry;
  return {
    industry: industries.find(({ value }) => value === trade)?.value,
    label: asked?.about ?? asked?.sentence,
    message: asked?.sentence,
  };
}

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
    prepare: (form: HTMLFormElement, { label: about, message, industry }: About) => {
      const before = prefilled(formName) ?? '';
      const text = message ?? '';
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
    remove: (form: HTMLFormElement, { message = '' }: About): void => {
      setLabel(undefined);
      // The pressed button is gone with the line: move the focus on.
      set(form, 'message', (typed) =>
        typed.replace(message, '').trim(),
      )?.focus();
    },
  };
}
