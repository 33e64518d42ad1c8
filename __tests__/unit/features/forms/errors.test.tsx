import { act, fireEvent, render, screen } from '@testing-library/react';
import { ContactForm } from '../../../../src/features/forms/contact-form';
import { sendForm } from '../../../../src/lib/emailjs';
import { contact } from '../../../support/contact';
import { field, fillIn, message, submit } from '../../../support/form-page';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));
jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/emailjs-settings'),
);
jest.mock('../../../../src/lib/emailjs', () => jest.requireActual('../../../support/emailjs'));

beforeEach(() => {
  jest.mocked(sendForm).mockReset().mockResolvedValue(undefined);
  sessionStorage.clear();
});

/** Sends the form with these fields changed. */
async function send(changes: Record<string, string>) {
  render(<ContactForm contact={contact} />);
  fillIn({ ...message, ...changes });
  await act(async () => submit());
}

/** What a screen reader hears with a field. */
function description(label: string): string | undefined {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ') || undefined;
}

test('an incomplete form is not sent', async () => {
  await send({ Name: '' });
  expect(sendForm).not.toHaveBeenCalled();
});

test.each(Object.keys(message))('%s is required', async (label) => {
  await send({ [label]: '' });
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
});

test('the words stand with their field', async () => {
  await send({ 'E-Mail': 'eva@' });
  expect(description('E-Mail')).toBe(
    'Diese E-Mail-Adresse ist unvollständig, zum Beispiel name@betrieb.at.',
  );
});

test('a field that is right has no words and is not marked', async () => {
  await send({ 'E-Mail': '' });
  expect(description('Name')).toBeUndefined();
  expect(field('Name').getAttribute('aria-invalid')).toBe('false');
});

test('the first wrong field gets the focus', async () => {
  await send({ Telefon: '', Nachricht: '' });
  expect(document.activeElement).toBe(field('Telefon'));
});

test('the words go as soon as the field is right', async () => {
  await send({ 'E-Mail': 'eva' });
  fireEvent.input(field('E-Mail'), { target: { value: 'eva@kern.example' } });
  expect(description('E-Mail')).toBeUndefined();
});

test('the words stay while the field is still wrong', async () => {
  await send({ 'E-Mail': 'eva' });
  fireEvent.input(field('E-Mail'), { target: { value: 'eva@' } });
  expect(description('E-Mail')).toContain('unvollständig');
});

test('nothing is found wrong before the first submit', () => {
  render(<ContactForm contact={contact} />);
  fillIn({ 'E-Mail': 'eva' });
  expect(screen.queryByText(/unvollständig/)).toBeNull();
});
