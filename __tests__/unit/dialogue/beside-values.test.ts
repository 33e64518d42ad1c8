import { dialogueWords as own } from '../../../src/dialogue/messages';
import { answer, greet } from '../../../src/dialogue/talk';
import { assistant } from '../../support/dialogues';

/** A Thursday afternoon in Graz. */
const now = new Date('2026-11-26T15:00:00Z');

const talk = (id: string, ...sentences: string[]) => {
  const who = assistant(id);
  return sentences.reduce((turn, text) => answer(who, turn.state, text, now), greet(who));
};
const answerOf = (id: string, intent: string) =>
  assistant(id).dialogue.intents.find((each) => each.id === intent)?.answer;
const noteOf = (turn: ReturnType<typeof talk>) =>
  turn.chips.find(({ label }) => label === own.note)?.value;

it.each([
  ['luigi', ['tisch für 4 morgen um 7', 'sind doch 6 und mit hochstuhl'], 'children'],
  ['luigi', ['Eine Tonno bitte liefern', 'Kann man dabei mit Karte bezahlen?'], 'paying'],
  ['sabine', ['färben am samstag vormittag', 'doch nur ansatz. wie lang dauert das?'], 'duration'],
])('%s answers what is asked beside the values', (id, sentences, intent) => {
  expect(talk(id, ...sentences).says).toContain(answerOf(id, intent));
});

it.each([
  ['mathias', 'Guten Tag, ich möchte am Samstag eine Probefahrt mit dem Kodiaq machen. Geht das?'],
  ['luigi', 'Wir würden am Samstagabend gerne zu acht feiern. Dürfen wir eine Torte mitbringen?'],
])('%s recites no opening hours to whoever names a day', (id, sentence) => {
  expect(talk(id, sentence).says).not.toContain(answerOf(id, 'hours'));
});

it.each([
  ['mathias', 'pickerl nächste woche mi vormittag golf 6'],
  ['mathias', 'winterreifen drauf machen bitte so schnell wies geht'],
  ['luigi', 'Habts heut noch einen Tisch für zwei um halb acht? Der Hund kommt auch mit.'],
  ['sam', 'kommen erst 23:30, schlüssel?'],
])('%s writes down what is no value: "%s"', (id, sentence) => {
  expect(noteOf(talk(id, sentence))).toBe(sentence);
});

it('shows the part of the day that was heard until there is a time', () => {
  const [first, then] = [talk('selina', 'mundhygiene am montag nachmittag'), '14:00'];
  const { slots } = assistant('selina').dialogue;
  const time = (turn: typeof first) =>
    turn.chips.find(({ slot }) => slots[slot]?.type === 'time')?.value;
  expect(time(first)).toBe(own.partOfDay({ from: 721, to: 1080 }));
  expect(time(answer(assistant('selina'), first.state, then, now))).toBe('14:00 Uhr');
});

it('asks nobody again who has said stop', () => {
  const turn = talk('feedback', 'Stopp. Und woher habt ihr meine Nummer?');
  expect(turn.replies).toEqual([own.restart]);
});

it.each([
  ['selina', 'mundhygiene am montag vor 8 uhr', { from: 0, to: 479 }],
  ['sabine', 'Am Dienstag ab 15 Uhr schneiden', { from: 900, to: 1439 }],
  ['selina', 'Mundhygiene am Montag, aber ned in da Friah', { from: 720, to: 1439 }],
])('%s leaves a span to choose from: "%s"', (id, sentence, span) => {
  expect(talk(id, sentence).chips.map(({ value }) => value)).toContain(own.partOfDay(span));
});

it('asks which of two times is meant', () => {
  const turn = talk('sam', 'Zimmer 8, Taxi für drei morgen', 'Zimmer bis 13 Uhr, Taxi um 15:20');
  expect(turn.replies).toEqual(['13:00', '15:20']);
});

it('begins what a question of the price wishes for', () => {
  const turn = talk('sabine', 'möchte termin haare schneiden morgen 11 uhr, wie viel kosten');
  expect(turn.chips.map(({ value }) => value)).toContain('11:00 Uhr');
});

it('takes four stars with a long wait for praise, and five with a broken sole for a complaint', () => {
  expect(talk('feedback', '4 sterne, super, nur lang gewartet').state.status).toBe('done');
  expect(talk('feedback', 'Super, die Sohle ist ab. Fünf Sterne!').state.status).toBe('handover');
});

it('writes down what is said beside the wish for a person', () => {
  const sentence = 'Die Naht kratzt am Knöchel, das gehört gerichtet, der Chef soll mich anrufen';
  expect(noteOf(talk('feedback', sentence))).toContain('Knöchel');
});

it.each([
  ['selina', 'mundhygiene für zwei am montag um 8', 'mein mann heißt peter grabner'],
  ['selina', 'i hätt gern an Termin fürs Zähndputzn, owa ned in da Friah'],
  [
    'selina',
    'Meine Mutter ist 84, sitzt im Rollstuhl. Wäre ein Termin möglich, an dem ich mitkomme?',
  ],
])('%s keeps no secret of a family that makes an appointment: "%s"', (id, ...sentences) => {
  expect(talk(id, ...sentences).says).not.toContain(answerOf(id, 'others-data'));
});

it.each([
  ['luigi', ['2 margherita zum abholen', 'bin in 20 min da'], /20:00/],
  [
    'luigi',
    ['Ich hab gestern um 21 Uhr meine Jacke liegen lassen, Tisch für zwei am Samstag'],
    /21:00/,
  ],
  ['mathias', ['mein auto war am montag bei euch'], /Montag/],
  ['roberto', ['wir suchen zwei Vollautomaten'], /2 Personen/],
])('%s reads no value where none is said: %j', (id, sentences, wrong) => {
  const values = talk(id, ...sentences).chips.filter(({ label }) => label !== own.note);
  expect(values.map(({ value }) => value).join()).not.toMatch(wrong);
});

it('takes a call until the evening, not the morning that is over', () => {
  expect(noteOf(talk('phonix', 'Bitte um Rückruf, ich bin heute bis acht erreichbar'))).not.toMatch(
    /08:00/,
  );
});

it.each([
  ['selina', ['kontrolle nächste woche', 'do ab 16 uhr'], /3\. Dezember/],
  ['luigi', ['zwei capricciosa, aber eine ohne pilze'], /2 × Capricciosa \(1 × ohne/],
  [
    'roberto',
    ['wir brauchen was für 30 personen, festwasser', 'moment, 13 nicht 30'],
    /13 Personen/,
  ],
  ['phonix', ['therme warten, dienstag 8 uhr', 'doch lieber mittwoch. sehr ärgerlich'], /Mittwoch/],
  ['sam', ['Zimmer 8, Tisch für zwei heute 19 Uhr', 'noch ein Taxi morgen um 6:15'], /19:00 Uhr/],
])('%s mends what is mended, and nothing else: %j', (id, sentences, right) => {
  expect(
    talk(id, ...sentences)
      .chips.map(({ value }) => value)
      .join('; '),
  ).toMatch(right);
});

it('passes on that somebody is late, and books nothing anew', () => {
  const turn = talk('sabine', 'hab heut um 5 termin, komm 15 min später sorry');
  expect(turn.state).toMatchObject({ status: 'handover', values: {} });
});

it('answers in German whoever asks "was is besser"', () => {
  expect(talk('roberto', 'mieten oder kaufen was is besser').state.language).toBeUndefined();
});
