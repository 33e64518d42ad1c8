import { render, screen } from '@testing-library/react';
import { Schedule } from '../../../../src/components/vignettes/schedule';

test('an entry takes every half hour it begins in, also where it starts or ends in between', () => {
  const entries = [
    { column: 1, start: '08:00', end: '08:50', title: 'Lang', text: '', state: 'added' as const },
    { column: 1, start: '09:40', end: '10:00', title: 'Kurz', text: '', state: 'added' as const },
  ];
  const plan = { title: 'Plan', subtitle: '', columns: ['Stuhl'], from: 7, to: 11, entries };
  render(<Schedule vignette={{ type: 'schedule', ...plan }} />);
  const rows = (name: string) => screen.getByText(name).closest('li')?.style.gridRow;
  expect([rows('08:00 Lang'), rows('09:40 Kurz')]).toEqual(['4 / 6', '7 / 8']);
});
