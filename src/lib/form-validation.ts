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

/** German words for what the browser can find wrong with a field, by field name. */
export type FieldErrors = Readonly<Record<string, { missing: string; invalid?: string }>>;

/** What is wrong with a control in German, from the browser's own validation; undefined when nothing is. */
export function errorOf(control: Control, words: FieldErrors): string | undefined {
  if (control.validity.valid) return undefined;
  const field = words[control.name];
  return control.validity.valueMissing ? field?.missing : (field?.invalid ?? field?.missing);
}

/** Every invalid field of a form by name, in order. */
export function errorsOf(form: HTMLFormElement, words: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    controlsOf(form).flatMap((control) => {
      const error = errorOf(control, words);
      return error === undefined ? [] : [[control.name, error]];
    }),
  );
}
