import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { SelectField, TextArea, TextField } from '../../../../src/components/field/field';
import { description } from '../../../support/form-page';

const field = { name: 'email', label: 'E-Mail', error: undefined, autoComplete: 'email' };

function openText(props: Partial<ComponentProps<typeof TextField>> = {}) {
  render(<TextField {...field} type="text" {...props} />);
  return screen.getByRole('textbox', { name: /^E-Mail/ });
}

test('the label names the control, which is required and has no description', () => {
  expect(openText({ minLength: 6 })).toMatchObject({
    name: 'email',
    type: 'text',
    autocomplete: 'email',
    required: true,
    minLength: 6,
  });
  expect(description('E-Mail')).toBe('');
});

test('an optional field says so in its label', () => {
  expect(openText({ required: false })).toMatchObject({ required: false });
  expect(screen.getByText('E-Mail').textContent).toBe('E-Mail (optional)');
});

test('hint and error are read out with the control, in this order', () => {
  const control = openText({ hint: 'Mit @', error: 'Bitte ausfüllen.' });
  expect(description('E-Mail')).toBe('Mit @ Bitte ausfüllen.');
  expect(control.getAttribute('aria-invalid')).toBe('true');
});

test('two fields with the same name keep their descriptions apart', () => {
  render(<TextField {...field} label="Eins" type="email" error="Fehler eins." />);
  render(<TextField {...field} label="Zwei" type="email" error="Fehler zwei." />);
  expect([description('Eins'), description('Zwei')]).toEqual(['Fehler eins.', 'Fehler zwei.']);
});

test('a text of several lines has room for them', () => {
  render(<TextArea {...field} />);
  expect(screen.getByRole('textbox')).toMatchObject({ tagName: 'TEXTAREA', rows: 6 });
});

test('a select begins with the empty option that asks to choose', () => {
  const options = [{ value: 'hotels', label: 'Hotel' }];
  render(<SelectField {...field} placeholder="Bitte wählen" options={options} />);
  expect(screen.getByRole('combobox', { name: 'E-Mail' })).toMatchObject({ value: '' });
  const words = screen.getAllByRole('option').map((option) => option.textContent);
  expect(words).toEqual(['Bitte wählen', 'Hotel']);
});
