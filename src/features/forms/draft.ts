import { controlsOf } from '../../lib/form-validation';
import { isRecord } from '../../lib/is-record';
import { readStored, writeStored } from '../../lib/storage';
import { honeypotName } from './honeypot';

const keyOf = (formName: string): string => `draft:${formName}`;
const prefillKeyOf = (formName: string): string => `draft:${formName}:prefill`;

/**
 * Keeps what has been typed until the form is sent, in this browser tab only.
 * @param draft what to add it to
 */
export function saveDraft(
  formName: string,
  form: HTMLFormElement,
  draft = new Map<string, string>(),
): void {
  for (const { name, value } of controlsOf(form))
    if (name !== '' && name !== honeypotName && value !== '') draft.set(name, value);
  const text = draft.size > 0 ? JSON.stringify(Object.fromEntries(draft)) : undefined;
  writeStored('sessionStorage', keyOf(formName), text);
}

/**
 * Adds to the draft what is typed into the form of the document so far. To be called before React
 * takes it over: where an extension has changed the page, React draws all of it anew, empty.
 */
export function keepTyped(formName: string): void {
  const form = typeof document === 'undefined' ? null : document.forms.namedItem(formName);
  if (form) saveDraft(formName, form, read(formName));
}

/** Fills empty fields from the draft; text typed before this script ran stays. */
export function restoreDraft(formName: string, form: HTMLFormElement): void {
  const draft = read(formName);
  for (const control of controlsOf(form)) {
    const value = draft.get(control.name);
    if (control.value !== '' || value === undefined || control.name === honeypotName) continue;
    control.value = value;
    // An option that is no longer there leaves a select without a choice.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
  }
}

/** Forgets the draft and what an address filled in. */
export function clearDraft(formName: string): void {
  writeStored('sessionStorage', keyOf(formName), undefined);
  writeStored('sessionStorage', prefillKeyOf(formName), undefined);
}

/** Remembers what an address filled in: after a reload the edited draft counts, not the address. */
export function rememberPrefill(formName: string, text: string): void {
  writeStored('sessionStorage', prefillKeyOf(formName), text);
}

/** What an address filled in before. */
export const prefilled = (formName: string): string | undefined =>
  readStored('sessionStorage', prefillKeyOf(formName));

/** The fields of the stored draft; a broken one counts as none. */
function read(formName: string): Map<string, string> {
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  try {
    const value: unknown = JSON.parse(readStored('sessionStorage', keyOf(formName)) ?? '{}');
    return new Map(Object.entries(isRecord(value) ? value : {}).filter(isText));
  } catch {
    return new Map();
  }
}
