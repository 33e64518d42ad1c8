import { partsIn } from '../../../src/dialogue/parts';
import { lastTurn } from '../../support/dialogues';

test('takes a letter apart where one wish ends, and leaves dates whole', () => {
  expect(partsIn('Am 4. Dezember um 9. Was kostet das, und kann ich warten?')).toHaveLength(3);
  expect(partsIn('habts heut offen und gibts was ohne fleisch')).toHaveLength(2);
});

test('answers both questions, and repeats what stays open', () => {
  const turn = lastTurn('sam', ['wlan passwort?? und bis wann is frühstück']);
  expect(turn.says.join()).toMatch(/Hotel.*Wintergarten/);
  const open = lastTurn('luigi', [
    'Tisch für 4 morgen um 19 Uhr. Dürfen wir eine Torte mitbringen?',
  ]);
  expect(open.says.join()).toMatch(/Torte .*Frau Rossi/);
});

test.each([
  ['selina', 'bitte um Rückruf', /Name.*Nummer/],
  ['sam', 'bitte um Rückruf', /Name.*Zimmer/],
  ['phonix', 'bitte um Rückruf', /Name.*Adresse/],
])('asks %s’s callers for what is missing', (id, said, expected) => {
  expect(lastTurn(id, [said]).says.join(' ')).toMatch(expected);
});

test('takes name and number after a call-back was promised, and says where they stay', () => {
  const turn = lastTurn('selina', ['bitte um Rückruf', 'Frau Kogler, 0664 1234567']);
  expect(turn.says.join(' ')).toMatch(/Frau Kogler, 0664 1234567.*Vorführung/);
});

test.each([
  ['sabine', 'Herrenschnitt am Samstag', 'Herrenschnitt'],
  ['sam', 'taxi in die oper heute um 19 uhr', 'Taxi'],
])('takes no nearest entry: %s', (id, said, service) => {
  expect(lastTurn(id, [said]).state.values['service']).toBe(service);
});

test.each([
  ['mathias', 'wir suchen einen gebrauchten Kombi', 'car'],
  ['luigi', 'wir kommen mit zwei kindern', 'persons'],
  ['roberto', 'der kaffee schmeckt wie abwaschwasser', 'water'],
  ['luigi', 'eine diavola, bin in 20 min da', 'ready'],
  ['sam', 'tisch in der stube, eine person isst vegetarisch', 'persons'],
  ['roberto', 'angebot bitte, wir unterschreiben für drei Jahre', 'size'],
  ['mathias', 'probefahrt kodiaq sa 10:30, eintausch tiguan 2016 140tkm', 'who'],
  ['selina', 'termin am dienstag, rechnungsnummer 2026-418', 'who'],
])('enters nothing that was not said: %s', (id, said, slot) => {
  expect(lastTurn(id, [said]).state.values).not.toHaveProperty(slot);
});

test.each(['die pizza ist kalt und der salat fehlt', 'halb tonno halb prosciutto bitte'])(
  'makes no order of %s',
  (said) => {
    const { state } = lastTurn('luigi', [said]);
    expect(state.items).toEqual([]);
    expect(state.notes).toHaveLength(1);
  },
);

test('whoever has reached nobody wants to be called', () => {
  const { state } = lastTurn('selina', ['ich hab zweimal angerufen und keinen erreicht']);
  expect(state.status).toBe('handover');
});

test.each([
  ['mundhygiene im dezember', '2026-12-01'],
  ['mundhygiene nächste woche', '2026-11-30'],
])('offers the first free time where only a span was named: %s', (said, soonest) => {
  expect(lastTurn('selina', [said]).state.soonest).toBe(soonest);
  const { state } = lastTurn('selina', [said, '08:00']);
  expect(state.values).toMatchObject({ day: soonest, time: '08:00' });
});

test('sends nobody in a burning car behind a closed door', () => {
  const [said] = lastTurn('mathias', [
    'aus der motorhaube kommt rauch, die kinder sitzen hinten',
  ]).says;
  expect(said).toMatch(/aussteigen.*122/);
});

test('knows an appointment that is there already', () => {
  const turn = lastTurn('selina', ['Ich hab am Dienstag um 9 Uhr einen Termin, Eva Pichler.']);
  expect(turn.state.values).toEqual({});
  expect(turn.state.notes?.join()).toContain('Eva Pichler');
});
