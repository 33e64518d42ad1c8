import { leanPhrases } from '../lean-phrases';

test.each([
  ['a word that is read as another', ['bluat', 'blut'], ['blut']],
  ['but not all that begin like it', ['bluat*', 'blut'], ['bluat*', 'blut']],
  ['a word that a star finds', ['notruf', 'not*'], ['not*']],
  [
    'but not a long one, which may be typed wrongly',
    ['brandmelder', 'brand*'],
    ['brandmelder', 'brand*'],
  ],
  ['a phrase whose first part is enough', ['blut hand', 'blut'], ['blut']],
  ['a word of several', ['blut/bluat/wunde'], ['blut/wunde']],
])('%s goes from the page', (_what, written, kept) => {
  expect(leanPhrases(written)).toEqual(kept);
});
