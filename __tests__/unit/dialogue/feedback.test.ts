import { liveSheet } from '../../../src/dialogue/live-sheets';
import { type State } from '../../../src/dialogue/state';
import { type Turn, answer, greet } from '../../../src/dialogue/talk';
import { assistant, someDay } from '../../support/dialogues';

const feedback = assistant('feedback');

/** The last answer of a conversation that begins with the greeting. */
const talk = (...sentences: string[]): Turn =>
  sentences.reduce((turn, text) => answer(feedback, turn.state, text, someDay), greet(feedback));
const says = (...sentences: string[]) => talk(...sentences).says.join(' ');
const slotsOf = (...sentences: string[]) => talk(...sentences).state.values;
const doneWith = (...sentences: string[]) => talk(...sentences).state.done;
const termsOf = (state: State) => {
  const sheet = liveSheet(feedback.dialogue, state);
  return sheet?.type === 'note' ? sheet.rows.map(({ term }) => term) : [];
};

describe('A greeting that asks', () => {
  it.each([
    ['3', '3'],
    ['fünf', '5'],
    ['na ja, vier', '4'],
    ['Sie drücken seit zwei Tagen, 2 Sterne', '2'],
    ['eine 4', '4'],
  ])('takes "%s" for %s stars', (text, stars) => {
    expect(slotsOf(text)['stars']).toBe(stars);
  });

  it('asks again for words that are no number', () => {
    for (const text of ['alles super', 'geht so', 'passt', 'schlecht']) {
      expect(talk(text)).toMatchObject({ understood: true, state: { status: 'open', values: {} } });
      expect(says(text)).toContain('von 1 bis 5');
    }
  });

  it('hands over what is no number of stars', () => {
    expect(talk('10 Sterne').state).toMatchObject({ status: 'handover', values: {} });
  });
});

it('does not settle for an angry guest whether somebody shall call', () => {
  const text =
    'Drei Sterne, die linke Einlage drückt am Ballen seit dem ersten Tag, so eine Frechheit';
  expect(talk(text).state).toMatchObject({
    step: 'way',
    values: { stars: '3', reason: 'Druckstelle' },
  });
  expect(slotsOf(text)).not.toHaveProperty('way');
});

it('notes a reason that was told before the stars, and does not ask for it', () => {
  for (const said of [['3, die linke drückt'], ['die linke drückt', 'drei']])
    expect(talk(...said).state).toMatchObject({
      step: 'way',
      values: { stars: '3', reason: 'Druckstelle' },
    });
});

it('thanks for criticism, and then asks for the stars', () => {
  const [criticism, rating] = ['low', 'rate'].map((id) =>
    feedback.dialogue.intents.find((intent) => intent.id === id),
  );
  const question = feedback.dialogue.steps.find(({ id }) => id === rating?.step)?.say;
  for (const text of ['die naht geht auf', 'die linke drückt', 'geht so']) {
    const { says } = talk(text);
    expect([says[0], says.at(-1)]).toEqual([criticism?.answer, question]);
    // Afterwards it begins a new rating instead of thanking for what nobody writes down.
    const { says: later } = talk('5', text);
    expect([later[0], later.at(-1)]).toEqual([criticism?.answer, question]);
  }
  // Who has said the stars already has the thanks of the next step.
  expect(talk('die linke drückt', 'drei').says).not.toContain(criticism?.answer);
});

describe('Who gets an answer', () => {
  const low = ['Passform'];
  const ends: [stars: string, rest: string[], end: string][] = [
    ['1', low, 'alerted'],
    ['2', low, 'alerted'],
    ['3', [...low, 'Sa 09:30'], 'fitted'],
    ['3', [...low, 'Bitte anrufen'], 'called'],
    ['3', [...low, 'Weder noch'], 'noted'],
    ['4', [], 'praised'],
    ['5', [], 'praised'],
  ];
  it.each(ends)('%s stars, then %j: %s', (stars, rest, end) => {
    expect(doneWith(stars, ...rest)).toBe(end);
  });

  it('is offered the same link, whatever the stars', () => {
    const links = ends.map(([stars, rest]) => says(stars, ...rest).split('. Und ')[1]);
    expect(new Set(links).size).toBe(1);
    expect(links[0]).toContain('Link');
  });

  it('may change their mind', () => {
    expect(talk('5', 'Doch nur 3 Sterne').state).toMatchObject({ step: 'reason', status: 'open' });
    expect(slotsOf('3', ...low, 'Sa 09:30', 'Doch lieber am Montag')['day']).toBe('2026-11-23');
  });

  it.each(['ich gehe zum Anwalt', 'ich bin damit umgeknickt', 'will mein Geld zurück'])(
    'hears from a person: %s',
    (text) => {
      expect(talk(text).state.status).toBe('handover');
      expect(says(text)).toContain(feedback.dialogue.human);
    },
  );
});

it('leaves out of the note what was not asked, once nothing is open any more', () => {
  expect(termsOf(talk('5').state)).toEqual(['Abgeholt', 'Sterne', 'Link']);
  expect(termsOf(talk('3').state)).toContain('Wann');
});

it('asks no more after a stop', () => {
  expect(talk('bitte nicht mehr schreiben')).toMatchObject({
    state: { values: {}, status: 'open' },
  });
  expect(talk('bitte nicht mehr schreiben').state.step).toBeUndefined();
});
