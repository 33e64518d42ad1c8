import { expect, type Page } from '@playwright/test';
import type { FieldWords } from '../../../src/components/field/messages';
import { contentOf, find, routeWith } from '../content';
import { services } from './addresses';
import { requestsTo } from './network';
import { open } from './open';
import { formMessages } from './outbox';
import type { Visitor } from './visitor';
import { words } from './words';

/** Where both forms send their message. */
export const sendForm = `${services}/api/v1.0/email/send-form`;

/** The specification's field names in their order, as a visitor fills them in. */
const entriesOf = (visitor: Visitor) => ({
  name: { label: 'Name', value: visitor.name },
  email: { label: 'E-Mail', value: visitor.email },
  phone: { label: 'Telefon', value: visitor.phone },
  company: { label: 'Betrieb', value: visitor.company },
  website: { label: 'Website', value: visitor.website },
  industry: {
    label: 'Branche',
    value: find(contentOf('industries'), 'value', 'manufacturing').value,
  },
  message: { label: /^Nachricht/, value: visitor.message },
});
type Name = keyof ReturnType<typeof entriesOf>;

const kinds = {
  contact: {
    path: routeWith('contact-form'),
    words: words.contact,
    names: ['name', 'email', 'phone', 'company', 'message'],
    required: ['name', 'email', 'phone', 'company', 'message'],
  },
  trial: {
    path: routeWith('consultation-form'),
    words: words.consultation,
    names: ['name', 'email', 'phone', 'company', 'website', 'industry', 'message'],
    required: ['name', 'email', 'phone', 'company', 'website', 'industry'],
  },
} as const;
type FormKind = keyof typeof kinds;

/** A page with a form as the visitor uses it. */
export function formPage(page: Page, visitor: Visitor, kind: FormKind) {
  const entries = entriesOf(visitor);
  const { path, names, required, words: own } = kinds[kind];
  // It has no name, so it has no role either.
  const form = page.locator('form[method="post"]');
  const field = (name: Name) => form.getByLabel(entries[name].label, { exact: true });
  const status = form.getByRole('status');
  const fill = async (changes: Partial<Record<Name, string>> = {}) => {
    for (const name of names) {
      const value = changes[name] ?? entries[name].value;
      if (name === 'industry') await field(name).selectOption(value);
      else await field(name).fill(value);
    }
  };
  return {
    path,
    required,
    words: own,
    form,
    field,
    fill,
    status,
    alert: form.getByRole('alert'),
    /** Whatever it says; the form may have other buttons. */
    submit: form.locator('button[type="submit"]'),
    /** Messages that are being sent, followed live. */
    posts: requestsTo(page, new RegExp(`^${sendForm}$`)),
    /** The fields as they arrive: with the line ends of a form. */
    fields: names.map((name) => ({ name, value: entries[name].value.replace('\n', '\r\n') })),
    /** The fields of every message of the visitor that has arrived, newest first. */
    arrived: async () => (await formMessages(visitor.email)).map(({ fields }) => fields),
    open: () => open(page, path),
    expectEmpty: async () => {
      for (const name of names) await expect(field(name)).toHaveValue('');
    },
    expectSent: async () => {
      await expect(status).toHaveText(own.success);
      await expect(form.getByRole('listitem')).not.toHaveCount(0);
    },
    /** Whether a field says what is wrong with it, after its hint if it has one. */
    expectComplaint: async (name: Name, reason: 'missing' | 'invalid') => {
      const said: FieldWords = words.fields[name];
      const text = said[reason] ?? 'none';
      const literally = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(name)).toHaveAccessibleDescription(new RegExp(`${literally}$`));
    },
  };
}
export type FormPage = ReturnType<typeof formPage>;
