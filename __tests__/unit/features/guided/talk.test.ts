import { fill } from '../../../../src/features/guided/fill';
import { wordsOf } from '../../../../src/features/guided/messages';
import { sheetOf } from '../../../../src/features/guided/sheet';
import type { State, Value } from '../../../../src/features/guided/state';
import { type Action, start, talk } from '../../../../src/features/guided/talk';
import { dayText, timesOn } from '../../../../src/features/guided/times';
import { guidedFiles } from '../../../../plugins/gatsby-source-content';

const now = new Date('2026-12-01T09:00:00Z');
const luigi = new Map(guidedFiles('.')).get('luigi');
if (!luigi) throw new Error('content/guided/luigi.yaml is missing');
const words = wordsOf(luigi);

const after = (state: State, ...actions: Action[]): State =>
  actions.reduce((before, action) => talk(before, action, now), state);
const answers = (...values: Value[]): Action[] => values.map((value) => ({ do: 'answer', value }));
const gone = (time: string) => words('gone', { time, next: '20:00' });
const last = (state: State): string => state.lines.at(-1)?.text ?? '';
const begun = (id: string, ...values: Value[]): State =>
  after(
    start({ anchor: '', own: '', conversation: luigi }),
    { do: 'choose', id },
    ...answers(...values),
  );

/** 5 December 2026 is a Saturday, 7 December a Monday. */
const table = [4, '2026-12-05', '18:30', 'Stube', 'Zechner', ''] as const;

test('a table is read back, entered, and nothing else is', () => {
  const checked = begun('table', ...table);
  expect(last(checked)).toBe(
    'Tisch 2, Stube: Samstag, 5. Dezember, 18:30 Uhr, 4 Personen, auf Zechner. Soll ich das eintragen?',
  );
  const outside = [...table.slice(0, 3), 'Gastgarten', 'Zechner', ''];
  expect(last(begun('table', ...outside))).toMatch(/^Tisch 7, Gastgarten/);
  const done = after(checked, { do: 'confirm' });
  expect(done.phase).toEqual({ at: 'done' });
  expect(sheetOf(done)?.footer).toBe('Tisch 2, eingetragen von Luigi');
  const again = after({ ...done, notes: ['laut'] }, { do: 'choose', id: 'table' });
  expect(again).toMatchObject({ values: {}, notes: [], phase: { field: 'persons' } });
  const cancelled = after(checked, { do: 'cancel' });
  expect([cancelled.phase, cancelled.values]).toEqual([{ at: 'menu' }, {}]);
  expect(last(cancelled)).toBe(words('cancelled'));
});

test.each<[string, Value[], string, string]>([
  ['a closed day', [4, '2026-12-07'], 'day', 'Am Montag ist Ruhetag.'],
  ['a day beyond the calendar', [4, '2027-12-05'], 'day', words('noDay')],
  ['a taken time', [4, '2026-12-05', '19:15'], 'time', gone('19:15')],
])('%s is refused with a reason, and asked for again', (_what, values, field, reason) => {
  const refused = begun('table', ...values);
  expect(refused.lines.at(-2)?.text).toBe(reason);
  expect(refused).toMatchObject({ phase: { at: 'field', field }, values: { persons: 4 } });
});

test('days read as they are said; a taken time is shown as taken', () => {
  expect(dayText('2027-01-02', 'de')).toBe('Samstag, 2. Jänner');
  expect(dayText('2027-01-02', 'en')).toBe('Saturday 2 January');
  const time = luigi.tasks.table?.fields.time ?? { ask: '' };
  expect(timesOn(time, '2026-12-05', now)).toContainEqual({ time: '19:15', free: false });
});

test('a time that goes by before it is confirmed is asked for again', () => {
  const checked = begun('table', 4, '2026-12-01', ...table.slice(2));
  const late = talk(checked, { do: 'confirm' }, new Date('2026-12-01T18:00:00Z'));
  expect(late.phase).toEqual({ at: 'field', field: 'time' });
  expect(late.lines.map(({ text }) => text)).toContain(gone('18:30'));
});

test('when the day changes, a time it has not goes', () => {
  const state = begun('table', ...table);
  const changed = after(state, { do: 'change', field: 'day' }, ...answers('2026-12-06'));
  expect(last(changed)).toContain('Sonntag, 6. Dezember, 18:30');
  const atDay = after(state, { do: 'change', field: 'day' });
  const evening = new Date('2026-12-01T18:00:00Z');
  const gone = talk(atDay, { do: 'answer', value: '2026-12-01' }, evening);
  expect(gone.phase).toEqual({ at: 'field', field: 'time' });
});

test('what is more than the assistant may decide goes to the person, never as another value', () => {
  const above = after(begun('table', 4), { do: 'change', field: 'persons' }, ...answers(12));
  expect(above.lines.at(-2)?.text).toBe('Ab neun Personen stellt Frau Rossi die Tische selbst.');
  expect(above.values).toEqual({ about: 'Tisch reservieren, Mehr als 8, 4 Personen' });
  const forwarded = after(above, ...answers('Zechner', '0664 123456'));
  expect(last(forwarded)).toContain('Frau Rossi ruft Zechner unter 0664 123456 an.');
  expect(after(forwarded, { do: 'confirm' })).toMatchObject({ phase: { at: 'done' } });
});

test('whoever takes over rings up the name that was said already', () => {
  const state = after(begun('table', ...table), { do: 'change', field: 'persons' });
  expect(after(state, ...answers(9)).values).toMatchObject({ who: 'Zechner' });
});

test('a note goes on word for word, with the emergency numbers, and the question stands again', () => {
  const noted = after(begun('table', 4), { do: 'note', text: 'mit {Kinderwagen} [bitte]' });
  expect(noted.notes).toEqual(['mit {Kinderwagen} [bitte]']);
  expect(noted.lines.at(-2)).toMatchObject({ numbers: luigi.danger.numbers });
  expect(last(noted)).toBe('An welchem Tag?');
});

test('what somebody types is filled in as it is', () => {
  const typed = begun('table', 4, '2026-12-05', '18:30', 'Stube', '{total} & Söhne', '');
  expect(last(typed)).toContain('auf {total} & Söhne');
});

test('a danger gives its number in the first sentence, then asks whom to ring up', () => {
  const state = begun('swollen');
  expect(state.lines.find(({ numbers }) => numbers)?.text).toContain('144');
  expect(state).toMatchObject({ phase: { at: 'field', field: 'who' } });
  const forwarded = after(state, ...answers('Zechner', '0664 123456'), { do: 'confirm' });
  expect(forwarded.lines.at(-1)).toMatchObject({ numbers: luigi.danger.numbers });
});

test('the slip has what was ordered, and how often', () => {
  const { items = [] } = luigi.tasks.order?.fields.order ?? {};
  const [dish, other] = items.map(({ value }) => value);
  const ordered = sheetOf(begun('order', { [dish ?? '']: 2, [other ?? '']: 0 }));
  const line = { count: 2, item: dish, price: items[0]?.price };
  expect(ordered).toMatchObject({ lines: [line], remark: undefined });
});

test('what is asked for no more is forgotten', () => {
  const order = begun('order', { Margherita: 1 }, 'Lieferung', 'Musterweg 1');
  const changed = after(order, { do: 'change', field: 'way' }, ...answers('Abholung'));
  expect(changed.values).toEqual({ order: { Margherita: 1 }, way: 'Abholung' });
});

test('a part in brackets falls away where nothing was said', () => {
  expect(fill(begun('table', 4), '{persons}[ am {day}].')).toBe('4 Personen.');
});
