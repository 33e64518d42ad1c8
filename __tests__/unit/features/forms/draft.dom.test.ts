import { clearDraft, restoreDraft, saveDraft } from '../../../../src/features/forms/draft';

/** A form as the browser has it; `values` are typed into its fields. */
function formWith(values: Record<string, string> = {}): HTMLFormElement {
  const form = document.createElement('form');
  form.setAttribute('name', 'contact');
  form.innerHTML = `
    <input type="hidden" name="service_id" />
    <input name="name" /><input name="rueckfrage" />
    <input type="checkbox" name="callback" value="ja" />
    <select name="industry"><option value=""></option><option value="hotels"></option></select>
    <textarea name="message">Vorbelegt</textarea>`;
  // In browsers a form's properties are its fields, where they have the same name.
  Object.defineProperty(form, 'name', { value: form.elements.namedItem('name') });
  for (const [name, value] of Object.entries(values))
    Object.assign(form.elements.namedItem(name) ?? {}, { value });
  return form;
}

/** What a form with these values holds after the draft has been restored. */
function restored(values: Record<string, string> = {}) {
  const form = formWith(values);
  restoreDraft(form);
  return Object.fromEntries(new FormData(form));
}

const stored = () => sessionStorage.getItem('draft:contact');

test('F13: what was typed is back after a reload, and gone once it is cleared', () => {
  const values = { name: 'Eva', industry: 'hotels', message: 'Zwei\nZeilen' };
  const form = formWith(values);
  form.querySelector<HTMLInputElement>('[type="checkbox"]')?.click();
  saveDraft(form);
  expect(restored()).toMatchObject({ ...values, callback: 'ja' });
  clearDraft(form);
  expect(stored()).toBeNull();
});

test('an option that is gone leaves the empty one, not none', () => {
  sessionStorage.setItem('draft:contact', JSON.stringify({ industry: 'schmiede' }));
  const form = formWith();
  restoreDraft(form);
  expect(form.querySelector('select')?.selectedIndex).toBe(0);
});

test('A16: neither prefilled text, the trap, nor hidden fields are in the draft, or come from it', () => {
  saveDraft(formWith({ service_id: 'service', rueckfrage: 'Kaufen!' }));
  expect(stored()).toBeNull();
  sessionStorage.setItem('draft:contact', '{"service_id":"fremd","rueckfrage":"Kaufen!"}');
  expect(restored()).toMatchObject({ service_id: '', rueckfrage: '' });
});

test.each(['{kaputt', 'null', '{"name":7}'])('F15: the draft %j counts as none', (broken) => {
  sessionStorage.setItem('draft:contact', broken);
  expect(restored()).toMatchObject({ name: '', message: 'Vorbelegt' });
});
