import { turns } from '../../../../src/components/vignettes/turns';

const lines = [
  { at: '0:00', from: 'assistant' as const, text: 'Grüß Gott!' },
  { at: '0:10', from: 'guest' as const, text: 'x'.repeat(600) },
  { at: '0:20', from: 'assistant' as const, text: 'x'.repeat(150) },
];

test('a bar is as long as its sentence takes, at most until the next one speaks', () => {
  expect(turns(lines, 'guest')).toBe('M80 0H160');
  expect(turns(lines, 'assistant')).toBe('M0 0H8M160 0H240');
});

test('a call that has just begun has no bars of the one who has not spoken', () => {
  expect(turns(lines.slice(0, 1), 'guest')).toBe('');
});
