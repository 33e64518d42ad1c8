import { render, screen, within } from '@testing-library/react';
import { Dialogue } from '../../../../src/sections/dialogue/dialogue';
import { head, position, resolved } from '../../../support/sections';

const turn = (from: string, time: string, text: string, note?: string) => ({
  from,
  time,
  text,
  ...(note && { note }),
});

beforeEach(async () => {
  const section = await resolved('dialogue', {
    ...head,
    guest: 'Frau Leitner',
    assistant: 'Mathias',
    human: 'Herr Kern',
    turns: [
      turn('guest', '20:41', 'Guten Abend'),
      turn('assistant', '20:41', 'Guten Abend, Frau Leitner', 'Kundin erkannt.'),
      { ...turn('guest', '20:42', 'How much is it?'), language: 'en' },
      turn('assistant', '20:42', 'Das sagt Ihnen Herr Kern.', 'Preise nennt ein Mensch.'),
      turn('human', '20:44', 'Kern hier.'),
    ],
  });
  render(<Dialogue section={section} position={position} />);
});

test('every turn is read with its time, its speaker and its note', () => {
  const turns = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(turns.map((item) => item.textContent)).toEqual([
    '20:41Frau LeitnerGuten Abend',
    '20:41MathiasGuten Abend, Frau LeitnerKundin erkannt.',
    '20:42Frau LeitnerHow much is it?',
    '20:42MathiasDas sagt Ihnen Herr Kern.Preise nennt ein Mensch.',
    '20:44Herr KernKern hier.',
  ]);
});

test('a turn in another language is read in that language, its speaker in German', () => {
  expect(screen.getByText('How much is it?').closest('[lang]')?.textContent).toBe(
    'How much is it?',
  );
  expect(screen.getByText('How much is it?').closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getByText('Kern hier.').closest('[lang]')).toBeNull();
});

test('a time that stands above already is for readers only', () => {
  const hidden = screen.getAllByText('20:41').map((time) => time.className);
  expect(hidden).toEqual(['', 'visually-hidden']);
});
