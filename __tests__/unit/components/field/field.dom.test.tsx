import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  EmailField,
  SelectField,
  TextArea,
  TextField,
} from '../../../../src/components/field/field';
import { description, field } from '../../../support/form-page';

const words = { missing: 'Fehlt.', invalid: 'Falsch.', tooLong: 'Zu lang.' };
const common = { words, autoComplete: 'off' };
const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());

const show = () =>
  render(
    <form onSubmit={sent}>
      <TextField {...common} name="name" label="Name" type="text" hint="Vor- und Zuname" />
      <EmailField label="E-Mail" autoComplete="email" />
      <TextArea {...common} name="message" label="Nachricht" required={false} longest={10} />
      <SelectField {...common} name="trade" label="Branche" placeholder="Wählen" options={[]} />
      <button type="submit">Los</button>
    </form>,
  );
const leave = (element: Element) =>
  act(() => {
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

test('a submit names everything that is wrong, in our words, and the first has the focus', async () => {
  show();
  type('E-Mail', 'eva@kern');
  await press();
  expect(sent).not.toHaveBeenCalled();
  expect(description('Name')).toBe('Vor- und Zuname Fehlt.');
  expect(description('E-Mail')).toContain('unvollständig');
  expect(description('Branche')).toBe('Fehlt.');
  expect(document.activeElement).toBe(field('Name'));
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(fireEvent.invalid(field('Name'))).toBe(false); // no bubble of the browser
});

test('a complaint goes as soon as the value is right; the next one gets the focus', async () => {
  show();
  await press();
  type('Name', 'Eva');
  expect(description('Name')).toBe('Vor- und Zuname');
  expect(field('Name').validationMessage).toBe('');
  await press();
  expect(document.activeElement).toBe(field('E-Mail'));
});

test('what was typed is judged when the field is left; an empty field waits for the submit', () => {
  show();
  leave(field('Name'));
  expect(description('Name')).toBe('Vor- und Zuname');
  type('E-Mail', 'eva@');
  expect(description('E-Mail')).toBe('');
  leave(field('E-Mail'));
  expect(description('E-Mail')).toContain('unvollständig');
});

test('F4 what is too long says so, and is not cut', () => {
  show();
  const message = screen.getByLabelText(/^Nachricht/);
  fireEvent.input(message, { target: { value: 'öööööö' } });
  leave(message);
  expect(screen.getByText('Zu lang.')).toBeTruthy();
  expect(message).toMatchObject({ value: 'öööööö', validationMessage: 'Zu lang.' });
});
