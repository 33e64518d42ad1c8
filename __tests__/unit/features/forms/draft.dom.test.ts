import {
  clearDraft,
  prefilled,
  rememberPrefill,
  restoreDraft,
  saveDraft,
} from '../../../../src/features/forms/draft';
import { blockStorage } from '../../../support/blocked-storage';

/** A form as the browser has it; `values` are typed into its fields. */
function formWith(values: Record<string, string> = {}): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `
    <input type="hidden" name="service_id" />
    <input name="name" />
    <select name="industry"><option value=""></option><option value="hotels"></option></select>
    <textarea name="message"></textarea>
    <input />
    <button name="button" value="los"></button>`;
  for (const [name, value] of Object.entries(values))
    Object.assign(form.elements.namedItem(name) ?? {}, { value });
  return form;
}

/** What a form with these values holds after the draft has been restored. */
function restored(values: Record<string, string> = {}, name = 'contact') {
  const form = formWith(values);
  restoreDraft(name, form);
  return Object.fromEntries(new FormData(form));
}

const stored = () => sessionStorage.getItem('draft:contact');

test('F13: what was typed is back after a reload', () => {
  const values = { name: 'Eva', industry: 'hotels', message: 'Zwei\nZeilen' };
  saveDraft('contact', formWith(values));
  expect(restored()).toMatchObject(values);
});

test('F13: a field that was typed into meanwhile keeps its text', () => {
  saveDraft('contact', formWith({ name: 'Eva', message: 'Alt' }));
  expect(restored({ message: 'Neu' })).toMatchObject({ name: 'Eva', message: 'Neu' });
});

test('W10: an option that is gone leaves the empty one, not none', () => {
  sessionStorage.setItem('draft:contact', JSON.stringify({ industry: 'schmiede' }));
  const form = formWith();
  restoreDraft('contact', form);
  expect(form.querySelector('select')?.selectedIndex).toBe(0);
});

test('F13: after a success the same link fills the form in again', () => {
  rememberPrefill('contact', 'Paket Basic');
  expect(prefilled('contact')).toBe('Paket Basic');
  clearDraft('contact');
  expect(prefilled('contact')).toBeUndefined();
});

test('an emptied field, hidden fields and buttons are not in the draft', () => {
  saveDraft('contact', formWith({ name: 'Eva' }));
  saveDraft('contact', formWith({ name: '', message: 'Da', service_id: 'service' }));
  expect(stored()).toBe('{"message":"Da"}');
});

test('hidden fields are never filled', () => {
  sessionStorage.setItem('draft:contact', '{"service_id":"foreign"}');
  expect(restored().service_id).toBe('');
});

test('a cleared draft is gone', () => {
  saveDraft('contact', formWith({ name: 'Eva' }));
  clearDraft('contact');
  expect(stored()).toBeNull();
});

test.each(['{kaputt', 'null', '"text"', '7', '{"name":7}', '["Eva"]', ''])(
  'F15: the draft %j counts as none',
  (broken) => {
    sessionStorage.setItem('draft:contact', broken);
    expect(restored()).toMatchObject({ name: '', message: '' });
  },
);

test('F14: blocked storage is not an error', () => {
  blockStorage('sessionStorage');
  saveDraft('contact', formWith({ name: 'Eva' }));
  expect(restored().name).toBe('');
  clearDraft('contact');
});
