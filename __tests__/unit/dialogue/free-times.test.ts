import type { Dialogue, Slot } from '../../../src/content-model/dialogues';
import { addDays, clockText } from '../../../src/dialogue/dates';
import { columnOf, planOf } from '../../../src/dialogue/free-times';
import { liveSheet } from '../../../src/dialogue/live-sheets';
import { dialogueWords } from '../../../src/dialogue/messages';
import { tableFor } from '../../../src/dialogue/fill';
import { emptyState } from '../../../src/dialogue/state';
import { answer, greet } from '../../../src/dialogue/talk';
import { minutesOfDay } from '../../../src/lib/format';
import { afterSaying, assistant, assistants, someDay } from '../../support/dialogues';
import { always, fc } from '../../support/property';

const slotsOf = <T extends Slot['type']>({ slots }: Dialogue, type: T) =>
  Object.values(slots).filter((slot): slot is Extract<Slot, { type: T }> => slot.type === type);

describe('Opening hours', () => {
  const sam = assistant('sam');
  const timed = slotsOf(sam.dialogue, 'choice')
    .flatMap(({ options }) => options)
    .filter(({ hours }) => hours !== undefined);

  it.each(timed)('refuse $value in the middle of the night, and say when it is', (option) => {
    const asked = afterSaying(sam, ['Etwas buchen', option.value, '2 Personen', 'Freitag']);
    const turn = answer(sam, asked, 'um 05:10', someDay);
    expect(turn.state.values.time).toBeUndefined();
    for (const { from } of option.hours ?? [])
      expect(turn.says.join()).toMatch(new RegExp(`von ${Number(from.slice(0, 2))}\\b`));
    expect(turn.replies.length).toBeGreaterThan(0);
    for (const reply of turn.replies)
      expect([answer(sam, turn.state, reply, someDay).state.values.time]).toEqual([reply]);
  });

  it.each([
    ['mathias', ['Räderwechsel', 'Samstag'], '16:15'],
    ['sabine', ['Bart', 'Lena', 'Samstag'], '16 Uhr'],
    ['selina', ['Mundhygiene', 'ÖGK', 'Montag'], '12:30'],
    ['roberto', ['Maschine für 12 Leute', 'Tank', 'sofort', 'ich', 'Montag'], '20 Uhr'],
    ['phonix', ['Therme warten', 'Freitag'], '15:00'],
    ['luigi', ['Tisch für 2', 'Samstag'], '16 Uhr'],
  ])('of %s are named to whoever wants to come at another time', (id, said, time) => {
    const who = assistant(id);
    const turn = answer(who, afterSaying(who, said), `um ${time}`, someDay);
    expect(turn.state.status).toBe('open');
    expect(turn.state.values.time).toBeUndefined();
    expect(turn.says.join()).toMatch(/von \S+ bis \S+.* Uhr/);
  });

  it('count for the day that is chosen after the time', () => {
    const mathias = assistant('mathias');
    const turn = answer(
      mathias,
      afterSaying(mathias, ['Räderwechsel am Freitag um 16:15']),
      'doch lieber am Samstag',
      someDay,
    );
    expect(turn.state.values.time).toBeUndefined();
    expect(turn.says.join()).toContain('von 8 bis 12 Uhr');
  });
});

const withPlan = [...assistants.values()].flatMap(({ dialogue }) =>
  dialogue.sheets.flatMap((plan) => {
    const [service] = slotsOf(dialogue, 'choice');
    return plan.type === 'schedule' && service ? [{ dialogue, plan, service }] : [];
  }),
);

it.each(withPlan)(
  '$dialogue.name has time for a whole service, and nobody else has it then',
  (of) => {
    const { dialogue, plan, service } = of;
    const stateWith = (wanted: string, column: string, day: string) => {
      const values = Object.entries(dialogue.slots).map(([name, slot]) => {
        const isColumn =
          slot.type === 'choice' && slot.options.some(({ value }) => value === column);
        const said = slot === service ? wanted : isColumn ? column : slot.type === 'day' ? day : '';
        return [name, said] as const;
      });
      const known = values.filter(([, said]) => said !== '');
      return { ...emptyState, task: plan.task, values: Object.fromEntries(known) };
    };
    always(
      [
        fc.constantFrom(...service.options),
        fc.constantFrom(...plan.columns),
        fc.nat(6).map((ahead) => addDays('2026-11-19', ahead)),
        fc.nat(95).map((quarter) => clockText(quarter * 15)),
      ],
      ({ value, minutes = 0 }, column, day, start) => {
        const state = stateWith(value, column, day);
        const end = minutesOfDay(start) + minutes;
        const over = plan.entries.filter(
          (entry) =>
            entry.column === columnOf(plan, state) &&
            minutesOfDay(entry.start) < end &&
            minutesOfDay(entry.end) > minutesOfDay(start),
        );
        if (planOf(dialogue, state, someDay)?.isFree(start)) expect(over).toEqual([]);
      },
    )();
  },
);

it('refuses two hours before an entry that begins after one', () => {
  const sabine = assistant('sabine');
  const asked = (service: string) => afterSaying(sabine, [service, 'Lena', 'Freitag', 'um 11 Uhr']);
  expect(asked('Schneiden und Föhnen').values.time).toBe('11:00');
  expect(asked('Farbe').values.time).toBeUndefined();
});

describe('A table', () => {
  const { dialogue } = assistant('luigi');
  const places = slotsOf(dialogue, 'choice').flatMap(({ options }) => options);
  const sheet = dialogue.sheets.find(({ type }) => type === 'seating');
  const tables = sheet?.type === 'seating' ? sheet.tables : [];
  const known = places.filter(({ value }) => tables.some(({ place }) => place === value));

  it('is free for every party, where it asks to sit', () => {
    expect(known.length).toBeGreaterThan(1);
    for (const { value: place } of known)
      for (let persons = 1; persons <= (slotsOf(dialogue, 'count')[0]?.max ?? 0); persons += 1) {
        const values = { persons: String(persons), place };
        expect(tableFor(dialogue, { ...emptyState, values })?.place).toBe(place);
      }
  });

  it('of the garden is drawn in front of the house', () => {
    const garden = sheet?.type === 'seating' ? sheet.garden : undefined;
    for (const { y, place } of tables) expect([place, y > 206]).toEqual([place, place === garden]);
  });
});

it('says in a note what is open, and what is known so far', () => {
  const phonix = assistant('phonix');
  const rows = (...said: string[]) => {
    const note = liveSheet(phonix.dialogue, afterSaying(phonix, said));
    return note?.type === 'note' ? note.rows.map(({ value }) => value) : [];
  };
  expect(liveSheet(phonix.dialogue, greet(phonix).state)).toBeDefined();
  for (const value of [...rows('Therme warten'), ...rows()]) expect(value).not.toContain('…');
  expect(rows('Therme warten')).toContain(dialogueWords.open);
  expect(rows('Therme warten', 'Donnerstag').join()).toMatch(/Donnerstag.*noch offen/);
});
