import { act, fireEvent, screen } from '@testing-library/react';

/** A complete message, by the labels of the contact form. */
export const message: Readonly<Record<string, string>> = {
  Name: 'Eva Kern',
  'E-Mail': 'eva@kern.example',
  Telefon: '+43 316 12 34 56',
  Betrieb: 'Werkstatt Kern',
  Nachricht: 'Bitte um Rückruf.',
};

/** Anything to fill in, by its label. */
export function control(label: string): HTMLElement {
  return screen.getByLabelText(label);
}

/** A text field by its label. */
export function field(label: string): HTMLInputElement | HTMLTextAreaElement {
  const found = control(label);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`${label} is no text field`);
}

/** Types into fields, by label. */
export function fillIn(values: Readonly<Record<string, string>> = message): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(control(label), { target: { value } });
}

/** What the fields hold, by label. */
export function typed(): Record<string, string> {
  return Object.fromEntries(Object.keys(message).map((label) => [label, field(label).value]));
}

/** The form around the fields. */
export function form(): HTMLFormElement {
  const found = field('Name').form;
  if (found === null) throw new Error('no form');
  return found;
}

/** Clicks the button, whatever it says, and lets everything happen that takes no time. */
export function submit(): Promise<void> {
  return act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
}

/** What a screen reader announces after the label of a field. */
export function description(label: string): string {
  const ids = control(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** Where the links of the page lead. */
export const linkTargets = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href'));
