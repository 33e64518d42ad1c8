import { fieldErrors } from '../../../src/features/forms/messages';
import { controlsOf, errorOf, errorsOf } from '../../../src/lib/form-validation';

/** The only control of a form. */
function control(html: string) {
  const form = document.createElement('form');
  form.innerHTML = html;
  const [first] = controlsOf(form);
  if (first === undefined) throw new Error('no control');
  return first;
}

test.each([
  ['<input name="name" required>', 'Bitte geben Sie Ihren Namen ein.'],
  ['<input name="email" type="email" required>', 'Bitte geben Sie Ihre E-Mail-Adresse ein.'],
  [
    '<input name="email" type="email" required value="eva@">',
    'Diese E-Mail-Adresse ist unvollständig, zum Beispiel name@betrieb.at.',
  ],
  ['<input name="phone" type="tel" required>', 'Bitte geben Sie eine Telefonnummer ein.'],
  ['<input name="company" required>', 'Bitte geben Sie den Namen Ihres Betriebs ein.'],
  ['<input name="website" type="url" required>', 'Bitte geben Sie die Adresse Ihrer Website ein.'],
  [
    '<input name="website" type="url" required value="betrieb.at">',
    'Bitte geben Sie die Adresse mit https:// ein, zum Beispiel https://www.betrieb.at.',
  ],
  [
    '<select name="industry" required><option value="">Wählen</option></select>',
    'Bitte wählen Sie Ihre Branche.',
  ],
  ['<textarea name="message" required></textarea>', 'Bitte schreiben Sie uns, worum es geht.'],
])('%s says what is wrong', (html, words) => {
  expect(errorOf(control(html), fieldErrors)).toBe(words);
});

test.each([
  '<input name="name" required value="Eva">',
  '<input name="email" type="email" required value="eva@betrieb.at">',
  '<input name="website" type="url" required value="https://www.betrieb.at">',
  '<select name="industry" required><option value="hotels">Hotel</option></select>',
  '<textarea name="message"></textarea>',
])('%s is fine', (html) => {
  expect(errorOf(control(html), fieldErrors)).toBeUndefined();
});

test('the errors of a form come by name, in the order of its fields', () => {
  const form = document.createElement('form');
  form.innerHTML = `<input name="phone" required><input name="name" required value="Eva"><input name="email" type="email" value="x">`;
  expect(Object.keys(errorsOf(form, fieldErrors))).toEqual(['phone', 'email']);
});

test('hidden fields and buttons are no controls of the visitor', () => {
  const form = document.createElement('form');
  form.innerHTML = `<input type="hidden" name="service_id"><button name="button"></button><input name="name">`;
  expect(controlsOf(form).map(({ name }) => name)).toEqual(['name']);
});
