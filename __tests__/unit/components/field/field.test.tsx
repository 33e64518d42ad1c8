import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { SelectField, TextArea, TextField } from '../../../../src/components/field/field';

const field = { name: 'email', label: 'E-Mail', error: undefined, autoComplete: 'email' };

const openText = (props: Partial<ComponentProps<typeof TextField>> = {}) => {
  render(<TextField {...field} type="email" {...props} />);
  return screen.getByRole('textbox', { name: /^E-Mail/ });
};

/** What a screen reader hears after the name of a control. */
const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('the label names the control', () => {
  expect(openText()).toMatchObject({ name: 'email', type: 'email', autocomplete: 'email' });
});

test('a field is required unless it says that it is optional', () => {
  expect(openText().matches(':required')).toBe(true);
  document.body.replaceChildren();
  const optional = openText({ required: false });
  expect(optional.matches(':required')).toBe(false);
  expect(screen.getByText('E-Mail').textContent).toBe('E-Mail (optional)');
});

test('without hint and error nothing is described', () => {
  const control = openText();
  expect(described(control)).toEqual([]);
  expect(control.getAttribute('aria-invalid')).toBe('false');
});

test('hint and error are heard with the control, in this order', () => {
  const control = openText({ hint: 'Mit @', error: 'Bitte ausfüllen.' });
  expect(described(control)).toEqual(['Mit @', 'Bitte ausfüllen.']);
  expect(control.getAttribute('aria-invalid')).toBe('true');
});

test('two fields with the same name keep their descriptions apart', () => {
  render(<TextField {...field} type="email" error="Eins." />);
  render(<TextField {...field} type="email" error="Zwei." />);
  expect(screen.getAllByRole('textbox').map(described)).toEqual([['Eins.'], ['Zwei.']]);
});

test('the shortest length is the browser’s to check', () => {
  expect(openText({ minLength: 6 })).toMatchObject({ minLength: 6 });
});

test('a text of several lines has room for them', () => {
  render(<TextArea {...field} label="Nachricht" name="message" />);
  expect(screen.getByRole('textbox', { name: 'Nachricht' })).toMatchObject({
    tagName: 'TEXTAREA',
    rows: 6,
  });
});

test('a choice begins with the empty option that asks to choose', () => {
  const options = [{ value: 'hotels', label: 'Hotel' }];
  render(<SelectField {...field} label="Branche" placeholder="Bitte wählen" options={options} />);
  expect(screen.getByRole('combobox', { name: 'Branche' })).toMatchObject({ value: '' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Bitte wählen',
    'Hotel',
  ]);
});
