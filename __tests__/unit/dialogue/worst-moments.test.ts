import { dialogueWords as own } from '../../../src/dialogue/messages';
import { answer, change, chipsAt, greet } from '../../../src/dialogue/talk';
import { assistant, assistants } from '../../support/dialogues';

/** A Thursday morning in Graz. */
const now = new Date('2026-11-26T09:00:00Z');

const talk = (id: string, ...sentences: string[]) => {
  const who = assistant(id);
  return sentences.reduce((turn, text) => answer(who, turn.state, text, now), greet(who));
};
const says = (id: string, ...sentences: string[]) => talk(id, ...sentences).says.join(' ');

it('keeps an appointment that somebody is only afraid of', () => {
  const text = says('selina', 'ich hab morgen einen termin aber total panik davor');
  expect(text).not.toMatch(/Warteliste|abgesagt|storniert/);
  expect(text).toContain(assistant('selina').dialogue.human);
});

it('reads 500 signs of a sentence, however long it is', () => {
  expect(talk('selina', `${' '.repeat(480)} ${own.close}`).understood).toBe(true);
  expect(talk('selina', `${' '.repeat(500)} ${own.close}`).understood).toBe(false);
});

describe.each([...assistants])('%s', (id, who) => {
  it('says goodbye to who is done', () => {
    const turn = talk(id, own.close);
    expect(turn.understood).toBe(true);
    expect(turn.says.join()).not.toContain(who.dialogue.unknown);
  });

  it('says nothing twice in the same words', () => {
    let turn = greet(who);
    const all = [...turn.says];
    for (let count = 0; count < 4; count += 1)
      for (const text of [
        'wie bitte was',
        'wann habt ihr offen',
        own.close,
        'ja',
        'Termin',
        'qwertz uiopü asdf',
      ]) {
        turn = answer(who, turn.state, text, now);
        all.push(...turn.says);
      }
    const twice = all.filter((text, index) => all.indexOf(text) !== index);
    expect(twice).toEqual([]);
  });
});

it('takes no stars from a question, and puts right what was mistyped', () => {
  expect(talk('feedback', '0 sterne').state).toMatchObject({
    status: 'open',
    values: { stars: '1' },
  });
  expect(
    talk('feedback', 'wenn ich 5 sterne geb, krieg ich dann einen rabatt?').state.values,
  ).toEqual({});
  expect(talk('feedback', '5', 'nein warte, hab mich vertippt, 2').state.values['stars']).toBe('2');
});

it('counts a couple, and keeps a second wish for afterwards', () => {
  const turn = talk('sam', 'Massage morgen um 15:30 für mich und meine Frau');
  expect(turn.state.values).toMatchObject({ service: 'Massage', persons: '2', time: '15:30' });
  const both = talk('mathias', 'Räderwechsel am Freitag', '10 uhr. und ölwechsel a glei dazu');
  expect(both.state.values).toMatchObject({ service: 'Räderwechsel', time: '10:00' });
  expect(both.state.later).toEqual(['Service']);
});

it('changes and cancels what is on the screen', () => {
  const booked = ['Tisch für 4 am Samstag um 20 Uhr', 'Huber', 'ja, passt'];
  expect(talk('luigi', ...booked).state.status).toBe('done');
  expect(talk('luigi', ...booked, 'doch lieber um 18:30').state.values['time']).toBe('18:30');
  expect(talk('luigi', ...booked, 'doch erst am Sonntag').state.values['day']).toBe('2026-11-29');
  expect(talk('luigi', ...booked, 'bitte wieder stornieren').state.values).toEqual({});
});

it('keeps a job that was chosen, whatever is asked beside it', () => {
  const turn = talk('mathias', 'Räderwechsel', 'Dienstag', 'Haben Sie was um 9?');
  expect(turn.state.values).toMatchObject({ service: 'Räderwechsel', time: '09:00' });
});

it('answers a price and goes on with the booking', () => {
  const turn = talk('sabine', 'Haarschnitt am Samstag um 10', 'Huber', 'was kostet das?');
  expect(turn.says.join()).toContain('58');
  expect(answer(assistant('sabine'), turn.state, 'Ja, passt', now).state.status).toBe('done');
});

it('asks on in other words after a question in between', () => {
  const [before, after] = [
    talk('luigi', 'Tisch für 2 am Samstag'),
    talk('luigi', 'Tisch für 2 am Samstag', 'darf der Hund mit?'),
  ];
  expect(after.says.join()).toContain('Hunde');
  expect(after.state.values).toEqual(before.state.values);
  expect(after.says.at(-1)).not.toBe(before.says.at(-1));
});

it.each(['Huber', 'ich heiße Maria Huber', 'auf Huber bitte', 'huber'])(
  'puts the name of „%s“ on the sheet',
  (text) => {
    expect(talk('luigi', 'Tisch für 2 am Samstag um 20 Uhr', text).state.values['who']).toMatch(
      /Huber/,
    );
    // Asked for something else, only a capital says that it is a name.
    const { values } = talk('mathias', 'Pickerl am Dienstag', text).state;
    expect(values['who']).toEqual(text === 'huber' ? undefined : expect.stringMatching(/Huber/));
  },
);

it.each([
  ['auf Huber-Maier', 'Huber-Maier'],
  ['von der Leyen', 'von der Leyen'],
  ['Herr Mag. Freitag', 'Herr Mag. Freitag'],
])('D01 a name that means something else, too: „%s“', (text, who) => {
  const before = ['Tisch für 2 am 3.12. um 20 Uhr'];
  const { values } = talk('luigi', ...before).state;
  expect(talk('luigi', ...before, text).state.values).toEqual({ ...values, who });
});

it('offers a call-back and the menu after the second miss', () => {
  const turn = talk('luigi', 'qwertz uiopü', 'asdfgh yxcv');
  expect(turn.replies).toContain(own.callBack);
  expect(turn.replies).toContain('Tisch reservieren');
});

it('tells the screen what it takes, and what was understood, and asks for one value again', () => {
  const turn = talk('luigi', 'Tisch für 2');
  expect(turn.takes).toBe('Tag, Uhrzeit, Name');
  expect(turn.chips).toContainEqual({ slot: 'persons', label: 'Personen', value: '2 Personen' });
  const luigi = assistant('luigi');
  const again = change(luigi, talk('luigi', 'Tisch für 2 am Samstag um 20 Uhr').state, 'day', now);
  expect(again.takes).toMatch(/^Tag/);
  expect(chipsAt(luigi, again.state).map(({ slot }) => slot)).not.toContain('day');
  expect(answer(luigi, again.state, 'Sonntag', now).state.values).toMatchObject({
    day: '2026-11-29',
    time: '20:00',
  });
});

it('can be kept and taken up again', () => {
  const { state } = talk('luigi', 'Tisch für 2 am Samstag', 'in der Früh');
  expect(JSON.parse(JSON.stringify(state))).toMatchObject(JSON.parse(JSON.stringify(state)));
});

it.each([
  ['Vorrei un tavolo per due, grazie', /Quale giorno/],
  ['Dober dan, imate prosto mizo za jutri?', /Koliko oseb/],
  ['Dobar dan, imate li stol za večeras?', /Koliko vas/],
  ['Merhaba, yarın için masa var mı?', /Kaç kişi/],
  ['Do you have a table for tonight, please?', /time|people/],
])('asks in the language of „%s“', (text, line) => {
  expect(says('luigi', text)).toMatch(line);
});

it('takes neither of two days because a time fits', () => {
  const friday = new Date('2026-11-27T08:00:00Z');
  const who = assistant('mathias');
  const asked = answer(who, greet(who).state, 'Räderwechsel am Freitag', friday);
  const turn = answer(who, asked.state, '14 Uhr passt, auf Huber', friday);
  expect(turn.state.values).toMatchObject({ time: '14:00', who: 'Huber' });
  expect(turn.state.values).not.toHaveProperty('day');
});

it('reads a table in Italian, and its halves of hours are asked for', () => {
  const turn = talk('luigi', 'Buonasera, un tavolo per quattro persone domani sera alle otto');
  expect(turn.state.values).toMatchObject({ persons: '4', day: '2026-11-27', time: '20:00' });
  expect(
    talk('luigi', 'Un tavolo per due, oggi alle sette e mezza').state.values,
  ).not.toHaveProperty('time');
});

it('books in English where the hotel promises it', () => {
  const turn = talk(
    'sam',
    'Hello, do you speak English?',
    'A massage tomorrow at 5 pm for two please',
    'Miller',
    'Yes, please',
  );
  expect(turn.state).toMatchObject({ status: 'done', values: { persons: '2', time: '17:00' } });
  expect(turn.says.join()).toMatch(/Booked/);
});
