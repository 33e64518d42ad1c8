import { fireEvent, render, screen } from '@testing-library/react';
import { DemoPicker } from '../../../../src/sections/demo-picker/demo-picker';
import { head, position, resolved } from '../../../support/sections';

beforeEach(async () => {
  const words = { ...head, hint: 'Code scannen', openLabel: 'Demo öffnen' };
  const section = await resolved('demo-picker', words);
  render(<DemoPicker section={section} position={position} />);
});

const choices = () => screen.getAllByRole<HTMLInputElement>('radio');

test('four demo businesses form one group, the first one is chosen', () => {
  expect(screen.getByRole('group', { name: head.heading })).not.toBeNull();
  expect(choices().map(({ checked }) => checked)).toEqual([true, false, false, false]);
  expect(new Set(choices().map(({ name }) => name)).size).toBe(1);
});

test('another one can be chosen by its label', () => {
  fireEvent.click(screen.getByRole('radio', { name: /Salon Jakomini/ }));
  expect(choices().map(({ checked }) => checked)).toEqual([false, false, false, true]);
});

test('each has its QR code and a plain link that opens a new tab', () => {
  expect(screen.getAllByRole('img', { name: /^QR-Code: / })).toHaveLength(4);
  const link = screen.getByRole('link', { name: /^Demo öffnen \(Kfz Lendplatz,/ });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});
