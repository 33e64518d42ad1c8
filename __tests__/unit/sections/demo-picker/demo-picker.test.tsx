import { fireEvent, render, screen } from '@testing-library/react';
import { DemoPicker } from '../../../../src/sections/demo-picker/demo-picker';
import { contentOf } from '../../../support/content';
import { head, position, resolved } from '../../../support/sections';

const businesses = contentOf('demo-businesses');

beforeEach(async () => {
  const words = { ...head, hint: 'Code scannen', openLabel: 'Demo öffnen' };
  const section = await resolved('demo-picker', words);
  render(<DemoPicker section={section} position={position} />);
});

const choices = () => screen.getAllByRole<HTMLInputElement>('radio');
const chosen = () => choices().map(({ checked }) => checked);

test('the demo businesses form one group, the first one is chosen', () => {
  expect(screen.getByRole('group', { name: head.heading })).not.toBeNull();
  expect(chosen()).toEqual(businesses.map((_, index) => index === 0));
  expect(new Set(choices().map(({ name }) => name)).size).toBe(1);
});

test('another one can be chosen by its label', () => {
  const last = businesses.length - 1;
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(businesses[last]?.name ?? '') }));
  expect(chosen()).toEqual(businesses.map((_, index) => index === last));
});

test('each has its QR code and a plain link that opens a new tab', () => {
  expect(screen.getAllByRole('img', { name: /^QR-Code: / })).toHaveLength(businesses.length);
  for (const { name, chat } of businesses) {
    const links = screen.getAllByRole('link', { name: /^Demo öffnen/ });
    const link = links.find(({ textContent }) => textContent.includes(`(${name},`));
    expect(link?.getAttribute('href')).toBe(chat);
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  }
});
