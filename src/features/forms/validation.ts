import { fieldErrors } from './messages';

/** A form control that takes input. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element is a named control a visitor fills in. */
export function isControl(element: unknown): element is Control {
  return (
    (element instanceof HTMLInputElement && element.type !== 'hidden') ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** The visitor's controls of a form, in order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(isControl);
}

/** What is wrong with a control in German, from the browser's own validation; undefined when nothing is. */
export function errorOf(control: Control): string | undefined {
  if (control.validity.valid) return undefined;
  const words = fieldErrors[control.name];
  return control.validity.valueMissing ? words?.missing : (words?.invalid ?? words?.missing);
}

/** Every invalid field of a form by name, in order. */
export function errorsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    controlsOf(form).flatMap((control) => {
      const error = errorOf(control);
      return error === undefined ? [] : [[control.name, error]];
    }),
  );
}
