import { answer, greet } from '../../../src/dialogue/talk';
import { afterSaying, assistant, assistants, someDay } from '../../support/dialogues';

const dangers: [number: string, sentences: string[]][] = [
  [
    '122',
    [
      'es brennt',
      'feuer!',
      'es hat gerade der feueralarm angefangen',
      'ausm Motorraum kummt Rauch',
      'es riecht nach Gas',
      'Gas riechts, glaub ich',
    ],
  ],
  [
    '144',
    [
      'sie atmet nicht',
      'mein Mann ist zusammengebrochen',
      'er riahrt si nimma',
      'ich krieg keine Luft',
      'sie blutet stark',
      'der Bub hat Entkalker getrunken',
      'er hat einen Stromschlag bekommen',
      'da Opa is in da Wonn ausgrutscht und kummt nimma auf',
      'papa nix atmen gut, bitte helfen',
      'das heiße Öl ist dem Koch über den Arm',
    ],
  ],
  ['144', ['ich habe Reiniger ins Auge bekommen']],
  ['133', ['einer bedroht mich mit einem Messer', 'bei uns ist eingebrochen worden']],
  ['142', ['ich will nicht mehr leben', 'i mog nimma leben']],
  ['112', ['there is a fire in the hotel, help', 'my friend cannot breathe, please help']],
];

describe.each([...assistants])('%s', (_id, who) => {
  it.each(dangers)('names %s before anything else', (number, sentences) => {
    for (const sentence of sentences) {
      const { says, state } = answer(who, greet(who).state, sentence, someDay);
      expect([sentence, says[0]?.includes(number)]).toEqual([sentence, true]);
      // Whom to call on the spot stands after it; that somebody was told would be untrue.
      const outside = who.dialogue.languages.map((language) => language.outside);
      const more = says.slice(1).filter((each) => !outside.includes(each));
      expect(more).toEqual(number === '144' ? [who.dialogue.help] : []);
      expect(state.values).toEqual({});
    }
  });
});

it('lets a booking wait, and loses nothing of it', () => {
  const luigi = assistant('luigi');
  const before = afterSaying(luigi, ['Tisch für 4 am Samstag']);
  const danger = answer(luigi, before, 'hilfe, es brennt!', someDay);
  expect(danger.state.values).toEqual(before.values);
  const after = answer(luigi, danger.state, 'um 20 Uhr', someDay);
  expect(after.state.values).toMatchObject({ persons: '4', day: '2026-11-21', time: '20:00' });
});

it('repeats and notes the place', () => {
  const sam = assistant('sam');
  const turn = answer(sam, greet(sam).state, 'mein Mann blutet stark, Zimmer 31', someDay);
  expect(turn.says.at(-1)).toContain('Zimmer 31');
  expect(turn.state.notes?.join()).toContain('Zimmer 31');
});

it.each([
  'Gibt es eine Feuerstelle im Garten?',
  'Welche Pizza brennt am meisten, die ist so scharf?',
  'Habt ihr einen Gasgrill?',
  'Die Warnlampe brennt',
  'Darf man bei euch rauchen?',
  'Bei euch im Garten raucht immer wer, haben wir innen Platz?',
  'Im Bad liegt kein Handtuch, meine Frau hätte gern zwei',
  'Mein Hals ist kratzig, soll ich trotzdem kommen?',
])('does not call the fire brigade for „%s“', (text) => {
  const luigi = assistant('luigi');
  expect(answer(luigi, greet(luigi).state, text, someDay).says.join()).not.toMatch(/122|144|133/);
});

it('never claims that somebody was told', () => {
  for (const who of assistants.values())
    expect(JSON.stringify(who.dialogue)).not.toMatch(/ist verständigt|habe .{3,20} verständigt/);
});
