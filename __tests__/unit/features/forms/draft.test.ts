import { clearDraft, restoreDraft, saveDraft } from '../../../../src/features/forms/draft';

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
  for (const [name, value] of Object.entries(values)) type(form, name, value);
  return form;
}

function type(form: HTMLFormElement, name: string, value: string) {
  const field = form.elements.namedItem(name);
  if (field === null) throw new Error(`no field ${name}`);
  Object.assign(field, { value });
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const stored = () => sessionStorage.getItem('draft:contact');

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('F13: what was typed is back after a reload', () => {
  saveDraft('contact', formWith({ name: 'Eva', industry: 'hotels', message: 'Zwei\nZeilen' }));
  const form = formWith();
  restoreDraft('contact', form);
  expect(valuesOf(form)).toMatchObject({
    name: 'Eva',
    industry: 'hotels',
    message: 'Zwei\nZeilen',
  });
});

test('F13: a field that has been typed into meanwhile keeps its text', () => {
  saveDraft('contact', formWith({ name: 'Eva', message: 'Alt' }));
  const form = formWith({ message: 'Neu' });
  restoreDraft('contact', form);
  expect(valuesOf(form)).toMatchObject({ name: 'Eva', message: 'Neu' });
});

test('each form has a draft of its own', () => {
  saveDraft('contact', formWith({ name: 'Eva' }));
  const form = formWith();
  restoreDraft('consultation', form);
  expect(valuesOf(form).name).toBe('');
});

test('a field that was emptied is not in the draft', () => {
  saveDraft('contact', formWith({ name: 'Eva' }));
  saveDraft('contact', formWith({ name: '', message: 'Da' }));
  expect(stored()).toBe('{"message":"Da"}');
});

test('hidden fields and buttons are never kept', () => {
  saveDraft('contact', formWith({ service_id: 'service', name: 'Eva' }));
  expect(stored()).toBe('{"name":"Eva"}');
});

test('hidden fields are never filled', () => {
  sessionStorage.setItem('draft:contact', '{"service_id":"foreign"}');
  const form = formWith();
  restoreDraft('contact', form);
  expect(valuesOf(form).service_id).toBe('');
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
    const form = formWith();
    restoreDraft('contact', form);
    expect(valuesOf(form)).toMatchObject({ name: '', message: '' });
  },
);

test('F14: blocked storage is no error', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const form = formWith({ name: 'Eva' });
  expect(() => {
    saveDraft('contact', form);
    restoreDraft('contact', form);
    clearDraft('contact');
  }).not.toThrow();
});
