import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** What a visitor types into a form, by label. */
export type Entries = Readonly<Record<string, string>>;

/** A form as the tests fill it in. */
export type FormUnderTest = {
  path: string;
  submit: string;
  success: string;
  entries: Entries;
  /** The same as it is sent: names in the specification's order. */
  fields: readonly { name: string; value: string }[];
};

const name = 'Barbara Strohmeier';
const email = 'barbara.strohmeier@tischlerei.example';
const phone = '+43 664 1234567';
const company = 'Tischlerei Strohmeier & Söhne';
const message = 'Grüß Gott,\nkönnen Sie auch „Rückrufe“ <übernehmen>?';
const website = 'https://www.tischlerei.example/werkstatt?von=süd';

export const contactForm: FormUnderTest = {
  path: '/kontaktinformationen',
  submit: 'Nachricht senden',
  success: 'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.',
  entries: { Name: name, 'E-Mail': email, Telefon: phone, Betrieb: company, Nachricht: message },
  fields: [
    { name: 'name', value: name },
    { name: 'email', value: email },
    { name: 'phone', value: phone },
    { name: 'company', value: company },
    { name: 'message', value: message.replace('\n', '\r\n') },
  ],
};

export const trialForm: FormUnderTest = {
  path: '/trial',
  submit: 'Beratung anfragen',
  success: 'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
  entries: {
    Name: name,
    'E-Mail': email,
    Telefon: phone,
    Betrieb: company,
    Website: website,
    Branche: 'Produktion und Gewerbe',
    'Nachricht (optional)': message,
  },
  fields: [
    { name: 'name', value: name },
    { name: 'email', value: email },
    { name: 'phone', value: phone },
    { name: 'company', value: company },
    { name: 'website', value: website },
    { name: 'industry', value: 'manufacturing' },
    { name: 'message', value: message.replace('\n', '\r\n') },
  ],
};

export const failure =
  'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.';

/** The page's one form. It has no name, so it has no role either. */
export const form = (page: Page): Locator => page.locator('form');

export function field(page: Page, label: string): Locator {
  return form(page).getByLabel(label, { exact: true });
}

/** Types into all fields, or chooses. */
export async function fill(page: Page, entries: Entries): Promise<void> {
  for (const [label, value] of Object.entries(entries)) {
    if (label === 'Branche') await field(page, label).selectOption({ label: value });
    else await field(page, label).fill(value);
  }
}

export const submitButton = (page: Page): Locator => form(page).getByRole('button');

/** Whether every field holds what was typed. */
export async function expectKept(page: Page, { entries, fields }: FormUnderTest): Promise<void> {
  for (const [index, label] of Object.keys(entries).entries()) {
    const value = fields[index]?.value.replace('\r\n', '\n') ?? '';
    await expect(field(page, label)).toHaveValue(value);
  }
}

/** Whether every field is empty. */
export async function expectEmpty(page: Page, { entries }: FormUnderTest): Promise<void> {
  for (const label of Object.keys(entries)) await expect(field(page, label)).toHaveValue('');
}
