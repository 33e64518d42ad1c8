/** @jest-environment node */
import { sheetLines } from '../../../tools/content/sheet-lines';

const head = { title: 'Werkstatt', subtitle: 'Dienstag', avatar: undefined };

test('a plan of tables is lines that an editor can read', () => {
  const place = { x: 90, y: 60, place: 'Stube' };
  const tables = [
    { ...place, number: 1, seats: 6, state: 'booked' as const },
    { ...place, number: 2, seats: 4, state: 'held' as const },
  ];
  expect(sheetLines({ type: 'seating', ...head, figure: '18:00', alt: 'Plan', tables })).toEqual([
    'Werkstatt · Dienstag · 18:00',
    '  Tisch 1 · 6 Plätze · Stube · belegt',
    '→ Tisch 2 · 4 Plätze · Stube · vorgemerkt',
  ]);
});

test('so is an order, before and after something is ordered', () => {
  const lines = (count: number) => [{ count, item: 'Margherita', price: 9.5 }];
  expect(sheetLines({ type: 'order', ...head, lines: lines(0) })).toEqual([
    'Werkstatt · Dienstag',
    '  Margherita',
  ]);
  expect(sheetLines({ type: 'order', ...head, lines: lines(2), footer: 'Bestellt' })).toEqual([
    'Werkstatt · Dienstag',
    '→ 2 × Margherita · 9,50\u00a0€',
    '✓ Bestellt',
  ]);
});

test('and a note', () => {
  const rows = [
    { term: 'Name', value: 'Leitner', marked: true },
    { term: 'Tag', value: 'noch offen' },
  ];
  expect(sheetLines({ type: 'note', ...head, rows }).slice(1)).toEqual([
    '→ Name: Leitner',
    '  Tag: noch offen',
  ]);
});
