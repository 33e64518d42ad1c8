import { pasteLines } from '../../../src/lib/paste-lines';

pasteLines(document);

/** Pastes a text over what is selected in a field. @returns whether it was left to the browser */
function paste(field: HTMLElement, text: string): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  return field.dispatchEvent(event);
}

function fieldWith(html: string): HTMLInputElement | HTMLTextAreaElement {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (!field) throw new Error('no field');
  return field;
}

test('W18 lines pasted into one line stay apart, and the field tells of them', () => {
  const field = fieldWith('<input value="Guten Tag, ">');
  const heard = jest.fn();
  document.addEventListener('input', heard, { once: true });
  field.setSelectionRange(11, 11);
  expect(paste(field, 'ein Tisch\r\n  für zwei\n\nam Samstag\n')).toBe(false);
  expect(field.value).toBe('Guten Tag, ein Tisch für zwei am Samstag');
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
  ['<input>', 'max@firma.at\n'],
  ['<textarea></textarea>', 'zwei\nZeilen'],
])('W18 %s takes %j as the browser does', (html, text) => {
  expect(paste(fieldWith(html), text)).toBe(true);
});
