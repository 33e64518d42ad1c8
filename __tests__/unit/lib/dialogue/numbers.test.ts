import { unitsIn } from '../../../../src/lib/dialogue/numbers';
import { fold } from '../../../../src/lib/dialogue/words';

it.each([
  ['4', 4],
  ['vier', 4],
  ['2 Sterne, drei Wochen gewartet', 2],
  ['nach 3 Wochen: 5', 5],
])('a count that was asked for: %s', (text, count) => {
  expect(unitsIn(fold(text), 'stern', true)).toBe(count);
});

it.each(['fragts in 2 Wochen wieder', 'das 2. Paar', 'um 3 Uhr', 'hat 4 € gekostet'])(
  'what counts something else is no answer: %s',
  (text) => {
    expect(unitsIn(fold(text), 'stern', true)).toBeUndefined();
  },
);
