import { fieldErrors } from '../../../src/features/forms/messages';
import { controlsOf, errorsOf, textOf } from '../../../src/lib/form-validation';

/** A form with these controls. */
function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

const errors = (html: string) => errorsOf(formOf(html), fieldErrors);

test.each(Object.entries(fieldErrors))('an empty %s says that it is missing', (name, words) => {
  expect(errors(`<input name="${name}" required>`)).toEqual({ [name]: words.missing });
});

test.each([
  ['email', 'eva@'],
  ['url', 'betrieb.at'],
])('a wrong %s says that it is invalid', (type, value) => {
  const name = type === 'url' ? 'website' : type;
  const words = fieldErrors[name]?.invalid;
  expect(words).toBeDefined();
  expect(errors(`<input name="${name}" type="${type}" value="${value}">`)).toEqual({
    [name]: words,
  });
});

test.each([
  '<input name="name" required value="Eva">',
  '<input name="email" type="email" required value="eva@betrieb.at">',
  '<input name="website" type="url" required value="https://www.betrieb.at">',
  '<select name="industry" required><option value="hotels">Hotel</option></select>',
  '<textarea name="message"></textarea>',
])('%s is valid', (html) => {
  expect(errors(html)).toEqual({});
});

test('the errors of a form come in the order of its fields', () => {
  const names = ['phone', 'email', 'name'];
  const html = names.map((name) => `<input name="${name}" required>`).join('');
  expect(Object.keys(errors(html))).toEqual(names);
});

test('hidden fields and buttons are no controls of the visitor', () => {
  const form = formOf(
    '<input type="hidden"><button></button><input name="name"><textarea></textarea>',
  );
  expect(controlsOf(form).map(({ tagName }) => tagName)).toEqual(['INPUT', 'TEXTAREA']);
});

test('the text of a submitted field is empty when there is none', () => {
  const values = new FormData(formOf('<input name="name" value="Eva">'));
  expect([textOf(values, 'name'), textOf(values, 'email')]).toEqual(['Eva', '']);
});
