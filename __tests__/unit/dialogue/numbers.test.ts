import { peopleIn, unitsIn } from '../../../src/dialogue/counts';
import { fold } from '../../../src/dialogue/words';

it.each([
  ['4', 4],
  ['vier', 4],
  ['2 Sterne, drei Wochen gewartet', 2],
  ['nach 3 Wochen: 5', 5],
])('a count that was asked for: %s', (text, count) => {
  expect(unitsIn(fold(text), 'stern', true)).toEqual({ count });
});

it.each(['4,5 Sterne', '4.5 von 5 Sternen', '3½', '4 1/2 Sterne', 'viereinhalb Sterne'])(
  'half a star is no count, and never the next number: %s',
  (text) => {
    expect(unitsIn(fold(text), 'stern', true)).toBeUndefined();
  },
);

it.each(['fragts in 2 Wochen wieder', 'das 2. Paar', 'um 3 Uhr', 'hat 4 € gekostet'])(
  'what counts something else is no answer: %s',
  (text) => {
    expect(unitsIn(fold(text), 'stern', true)).toBeUndefined();
  },
);

it.each([
  ['2-3 Leute', [2, 3]],
  ['Tisch für zwei oder drei', [2, 3]],
])('which of two numbers is meant is asked: %s', (text, options) => {
  expect(peopleIn(fold(text), false)).toEqual({ options });
});

it.each(['für ein halbes Dutzend', 'für ein Dutzend'])(
  'D01 no one and no two are read out of %s',
  (text) => {
    expect(peopleIn(fold(text), false)).toBeUndefined();
  },
);
