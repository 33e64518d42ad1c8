/** A form control that takes input. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element is a control that visitors fill in. */
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

/**
 * Adds the scheme that nobody types to the web addresses of a form: "firma.at" becomes
 * "https://firma.at". Other words stay as they are: with a scheme, browsers would take even a
 * sentence for an address.
 */
export function completeAddresses(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    const typed = control.value.trim();
    if (control.type === 'url' && /^[^\s/:]+\.\S+$/.test(typed)) control.value = `https://${typed}`;
  }
}

/** The text of a field in submitted values; empty when there is none. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

/** German errors for what the browser can find wrong with a field, by field name. */
export type FieldErrors = Readonly<Record<string, { missing: string; invalid?: string }>>;

/** The error of a control by the browser's own validation; undefined when it is valid. */
export function errorOf(control: Control, words: FieldErrors): string | undefined {
  if (control.validity.valid) return undefined;
  const field = words[control.name];
  return control.validity.valueMissing ? field?.missing : (field?.invalid ?? field?.missing);
}

/** The errors of a form by field name, in the order of its fields. */
export function errorsOf(form: HTMLFormElement, words: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    controlsOf(form).flatMap((control) => {
      const error = errorOf(control, words);
      return error === undefined ? [] : [[control.name, error]];
    }),
  );
}
