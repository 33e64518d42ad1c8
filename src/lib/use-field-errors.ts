import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, errorOf, errorsOf, isControl } from './form-validation';

/**
 * What is wrong with the fields of a form, by field name.
 * @param words what to say of each field
 */
export function useFieldErrors(words: FieldErrors) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return {
    errors,
    /** Checks all fields and moves the focus to the first wrong one. @returns whether none is */
    check: (form: HTMLFormElement): boolean => {
      const found = errorsOf(form, words);
      // The focus lays the page out and is read aloud: what is wrong has to be there before.
      flushSync(() => setErrors(found));
      const [first] = Object.keys(found);
      if (first === undefined) return true;
      const control = form.elements.namedItem(first);
      if (isControl(control)) control.focus();
      return false;
    },
    /** Clears the error of a control once it is valid. Errors appear on submit only. */
    recheck: (control: EventTarget) => {
      if (!isControl(control) || errorOf(control, words) !== undefined) return;
      setErrors(({ [control.name]: _fixed, ...rest }) => rest);
    },
    clear: () => setErrors({}),
  };
}
