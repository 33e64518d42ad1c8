import { plainText } from './plain-text';

/** A form control that takes input. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

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

/** How people say that they have no website. */
const noWebsite =
  /^(?:[-–—]+|nein|(?:(?:wir )?haben (?:wir )?(?:noch )?)?(?:noch )?keine?(?: eigene)?(?: (?:website|webseite|homepage|internetseite))?)[.!]?$/i;

/** What is sent then: an address that says so, and that can never be one. */
const noWebsiteAddress = 'https://keine-website.invalid';

/** What stands around an e-mail address that was copied. */
const around = /^[^<]*<|>[^>]*$|^mailto:|\?.*$|^["'„“‚‘«»([]+|["'“”‘’«»)\]/.,;]+$/gi;

/**
 * Makes of what people type into fields for addresses and numbers what they mean: what came unseen
 * with a paste goes, and so does what stands around an e-mail address; "firma.at" becomes
 * "https://firma.at", and "keine" an address that says so. Other words stay as they are: with a
 * scheme, browsers would take even a sentence for an address.
 * @returns what puts "keine" back, once the values have been read
 */
export function completeAddresses(form: HTMLFormElement): () => void {
  const undo: (() => void)[] = [];
  for (const control of controlsOf(form)) {
    const isEmail = control.getAttribute('inputmode') === 'email';
    if (!isEmail && control.type !== 'url' && control.type !== 'tel') continue;
    const { value } = control;
    const typed = plainText(value);
    if (isEmail) control.value = typed.replace(around, '').replace(around, '');
    else if (control.type === 'tel') control.value = typed;
    else if (noWebsite.test(typed)) {
      control.value = noWebsiteAddress;
      undo.push(() => (control.value = value));
    } else if (/^[^\s/:]+\.\S+$/.test(typed)) control.value = `https://${typed}`;
  }
  return () => {
    for (const step of undo) step();
  };
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
