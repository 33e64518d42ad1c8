import { harms, missedDangers } from '../../../tools/bench/judged';

/** Sentences of strangers, with what must not happen: with one of these, nothing goes online. */
test('names the number in every danger that strangers wrote of', () => {
  expect(missedDangers()).toEqual([]);
});

test('enters no other value than the one strangers meant, and says nothing that must not be said', () => {
  expect(harms()).toEqual([]);
});
