import { saidIn } from '../../../../src/features/guided/fill';
import { wordsOf } from '../../../../src/features/guided/messages';
import { sheetOf } from '../../../../src/features/guided/sheet';
import type { State, Value } from '../../../../src/features/guided/state';
import { type Action, start, talk } from '../../../../src/features/guided/talk';
import { guidedFiles } from '../../../../plugins/gatsby-source-content';

const now = new Date('2026-12-01T09:00:00Z');
const files = new Map(guidedFiles('.'));
const luigi = files.get('luigi');
if (!luigi) throw new Error('content/guided/luigi.yaml is missing');
const words = wordsOf(luigi);

const after = (state: State, ...actions: Action[]): State =>
  actions.reduce((before, action) => talk(before, action, now), state);
const answers = (...values: Value[]): Action[] => values.map((value) => ({ do: 'answer', value }));
const gone = (time: string) => words('gone', { time, next: '20:00' });
const last = (state: State): string => state.lines.at(-1)?.text ?? '';
const opened = { anchor: '', own: '', conversation: luigi };
const begun = (id: string, ...values: Value[]): State =>
  after(start(opened), { do: 'choose', id }, ...answers(...values));

/** A Saturday; what is typed is no placeholder. */
const table = [4, '2027-01-02', '18:30', 'Stube', '{total} & Söhne', ''] as const;

test('a table is read back, entered, and nothing else is', () => {
  const checked = begun('table', ...table);
  expect(last(checked)).toBe(
    'Tisch 2, Stube: Samstag, 2. Jänner, 18:30 Uhr, 4 Personen, auf {total} & Söhne. Soll ich das eintragen?',
  );
  const outside = [...table.slice(0, 3), 'Gastgarten', 'Zechner', ''];
  expect(last(begun('table', ...outside))).toMatch(/^Tisch 7, Gastgarten/);
  const done = after(checked, { do: 'confirm' });
  expect(done.phase).toEqual({ at: 'done' });
  expect(sheetOf(done)?.footer).toBe('Tisch 2, eingetragen von Luigi');
  const again = after({ ...done, notes: ['laut'] }, { do: 'choose', id: 'table' });
  expect(again).toMatchObject({ values: {}, notes: [], phase: { field: 'persons' } });
  const cancelled = after(checked, { do: 'cancel' });
  expect([cancelled.phase.at, cancelled.values]).toEqual(['menu', {}]);
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

test('a time that goes by before it is confirmed is asked for again', () => {
  const checked = begun('table', 4, '2026-12-01', ...table.slice(2));
  const late = talk(checked, { do: 'confirm' }, new Date('2026-12-01T18:00:00Z'));
  expect(late.phase).toEqual({ at: 'field', field: 'time' });
  expect(late.lines.map(({ text }) => text)).toContain(gone('18:30'));
});

test('what is more than the assistant may decide goes to the person, with what was said', () => {
  const above = after(begun('table', ...table), { do: 'change', field: 'persons' }, ...answers(12));
  expect(above.lines.at(-2)?.text).toBe('Ab neun Personen stellt Frau Rossi die Tische selbst.');
  expect(above.values.about).toMatch(/^Tisch reservieren, Mehr als 8, 4 Personen, Samstag/);
  const forwarded = after(above, ...answers('0664 123456'));
  expect(last(forwarded)).toContain('Frau Rossi ruft {total} & Söhne unter 0664 123456 an.');
  expect(after(forwarded, { do: 'confirm' })).toMatchObject({ phase: { at: 'done' } });
});

test('a danger gives its number in the first sentence, then asks whom to ring up', () => {
  const state = begun('swollen');
  expect(state.lines.find(({ numbers }) => numbers)?.text).toContain('144');
  expect(state).toMatchObject({ phase: { at: 'field', field: 'who' } });
  const forwarded = after(state, ...answers('Zechner', '0664 123456'), { do: 'confirm' });
  expect(forwarded.lines.at(-1)?.numbers).toEqual(luigi.danger.numbers);
});

test('what is asked for no more counts no more', () => {
  const conversation = files.get('roberto') ?? luigi;
  const hotel = answers('Hotel oder Vermietung', 'Weniger als 11', 'Auskunft geben');
  const found = after(start({ ...opened, conversation }), { do: 'choose', id: 'find' }, ...hotel);
  const changed = after(found, { do: 'change', field: 'trade' }, ...answers('Salon', '1 bis 3'));
  expect(saidIn(changed).map(({ name }) => name)).toEqual(['trade', 'people']);
});
