import { controlsOf } from '../../lib/form-validation';
import { isRecord } from '../../lib/is-record';
import { readStored, writeStored } from '../../lib/storage';
import { honeypotName } from './honeypot';

const keyOf = (formName: string): string => `draft:${formName}`;
const prefillKeyOf = (formName: string): string => `draft:${formName}:prefill`;

/** Keeps what has been typed until the form is sent, in this browser tab only. */
export function saveDraft(formName: string, form: HTMLFormElement): void {
  const entries = controlsOf(form)
    .filter(({ name, value }) => name !== '' && name !== honeypotName && value !== '')
    .map(({ name, value }) => [name, value]);
  const draft = entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : undefined;
  writeStored('sessionStorage', keyOf(formName), draft);
}

/** Fills empty fields from the draft; text typed before this script ran stays. */
export function restoreDraft(formName: string, form: HTMLFormElement): void {
  const draft = parse(readStored('sessionStorage', keyOf(formName)));
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

/** The fields of a stored draft; a broken one counts as none. */
function parse(stored: string | undefined): Map<string, string> {
  if (stored === undefined) return new Map();
  try {
    const value: unknown = JSON.parse(stored);
    if (!isRecord(value)) return new Map();
    return new Map(
      Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return new Map();
  }
}
