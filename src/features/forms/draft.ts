import { isControl } from '../../components/field/field';
import { isRecord } from '../../lib/is-record';
import { readStored, writeStored } from '../../lib/storage';
import { honeypotName } from './fields';

/** The name of a form; its property `name` is the field of that name. */
export const nameOf = (form: HTMLFormElement): string => form.getAttribute('name') ?? '';

const keyOf = (form: HTMLFormElement): string => `draft:${nameOf(form)}`;

const controlsOf = (form: HTMLFormElement) =>
  Array.from(form.elements)
    .filter(isControl)
    .filter(({ name }) => name !== '' && name !== honeypotName);

type Control = ReturnType<typeof controlsOf>[number];

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Whether somebody has changed it; what an address has filled in is no draft. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== '';
  return isBox(control) ? control.checked : control.value !== control.defaultValue;
}

/** Keeps what has been typed until the form is sent, in this browser tab only. */
export function saveDraft(form: HTMLFormElement): void {
  const changed = controlsOf(form).filter(isChanged);
  const draft = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
  const text = changed.length > 0 ? JSON.stringify(draft) : undefined;
  writeStored('sessionStorage', keyOf(form), text);
}

/** Brings the draft back; text typed before this script ran stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = read(form);
  for (const control of controlsOf(form)) {
    const value = draft[control.name];
    if (typeof value !== 'string' || isChanged(control)) continue;
    if (isBox(control)) control.checked = true;
    else control.value = value;
    // An option that is no longer there leaves a select without a choice.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
    // The field checks it as if it had just been typed.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

export function clearDraft(form: HTMLFormElement): void {
  writeStored('sessionStorage', keyOf(form), undefined);
}

/** The fields of the stored draft; a broken one counts as none. */
function read(form: HTMLFormElement): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readStored('sessionStorage', keyOf(form)) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
