import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { GuidedHost } from '../../../../src/features/guided/guided-host';
import { saidIn } from '../../../../src/features/guided/fill';
import { frameWords, wordsOf } from '../../../../src/features/guided/messages';
import { sheetOf } from '../../../../src/features/guided/sheet';
import type { State, Value } from '../../../../src/features/guided/state';
import { type Action, start, talk } from '../../../../src/features/guided/talk';
import { lastDemo } from '../../../../src/lib/demo-context';
import { formatPrice } from '../../../../src/lib/format';
import { guidedFiles } from '../../../../plugins/gatsby-source-content';

const files = new Map(guidedFiles('.'));
const luigi = files.get('luigi');
if (!luigi) throw new Error('content/guided/luigi.yaml is missing');
const now = new Date('2026-12-01T09:00:00Z');
const words = wordsOf({ language: 'de' });
const calendar = () => Promise.resolve(<p>Kalender</p>);

/** A page with the example of an assistant, as the build draws it, after one of its links. */
const page = (hash = '#gespraech/luigi/table') => (
  <>
    <main
      dangerouslySetInnerHTML={{
        __html: `<figure id="${hash.slice(1).split('/', 2).join('/')}"><p>Das Beispiel</p></figure>`,
      }}
    />
    <GuidedHost path="/assistants/luigi" hash={hash} appointment={calendar} />
  </>
);
const answerWith = (status: number) => {
  const file = (address: unknown) => files.get(String(address).slice('/guided/'.length, -5));
  globalThis.fetch = (address) =>
    Promise.resolve(new Response(JSON.stringify(file(address)), { status }));
};

beforeEach(() => {
  jest.useFakeTimers({ now, advanceTimers: true });
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      return 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
    },
  });
  HTMLElement.prototype.scrollIntoView = jest.fn();
  sessionStorage.clear();
  answerWith(200);
});
afterEach(() => jest.useRealTimers());

const region = () => screen.findByRole('region', { name: words('region', { name: 'Luigi' }) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  press(words('next'));
};
const opened = async (hash?: string) => ({ ...render(page(hash)), region: await region() });
const toName = async () => {
  const { region } = await opened();
  expect(document.activeElement).toBe(asked());
  press('4');
  const days = { type: 'date', min: '2026-12-01', max: '2027-01-30' };
  expect(screen.getByLabelText(words('anotherDay'))).toMatchObject(days);
  ['Samstag, 5. Dezember', '19:15 vergeben', '18:30'].forEach(press);
  return region;
};
const asked = () => screen.getByRole('group', { name: words('answers') });
const log = () => screen.getByRole('log').textContent;

test('an example hands over to its buttons, in its place; each value can be changed', async () => {
  const region = await toName();
  expect(screen.getByRole('figure').contains(region)).toBe(true);
  // The page stays where it is; the thread shows what was said last and the answer to it.
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  press('Stube');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(HTMLElement.prototype.scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest' });
  const lines = within(screen.getByRole('log')).getAllByRole('listitem');
  expect(screen.getByRole('log').parentElement?.scrollTop).toBe(100 * (lines.length - 2) - 12);
  write('Name', ' Zechner ');
  press('Nein danke');
  press(`Anzahl ${words('changeValue')}`);
  press('2');
  expect(log()).toContain('2 Personen, auf Zechner.');
  press(words('confirm'));
  // What is done is changed no more; a calendar file is all there is to take along.
  expect(asked().textContent).toContain(`Tisch reserviert, Pizzeria Muster${words('calendar')}`);
  expect(
    screen.queryByRole('button', { name: /ändern/ }) ?? screen.queryByText('Kalender'),
  ).toBeNull();
});

test('who sells this agency ends in its real calendar', async () => {
  render(page('#gespraech/roberto/find'));
  await screen.findByText('Das passende Paket finden');
  for (let step = 0; step < 9 && !screen.queryByText('Kalender'); step += 1)
    press(within(asked()).getAllByRole('button')[0]?.textContent ?? '');
  expect(asked().textContent).toMatch(/Ihr Paket, Uhrturm KIKalender(?!.*ics)/);
});

test('an empty name, or half a number, is not sent', async () => {
  await opened();
  press(words('more', { most: 8 }));
  const isRefused = (label: string, text: string): boolean => {
    write(label, text);
    return screen.getByLabelText<HTMLInputElement>(label).validity.patternMismatch;
  };
  expect(isRefused('Name', ' ')).toBe(true);
  write('Name', 'Zechner');
  expect(isRefused('Telefon', '0664 1')).toBe(true);
  write('Telefon', '0664 123456');
  expect(log()).toContain('Zechner unter 0664 123456 an.');
});

test('the own business stands everywhere, and goes along to the request', async () => {
  const region = await toName();
  const leave = (own: string) => {
    const link = screen.getByRole('link', { name: frameWords.request(own) });
    expect(link.getAttribute('href')).toBe('/trial#formular');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    return lastDemo()?.sentence;
  };
  expect(leave('')).toBe('Auf der Website ausprobiert: Luigi, „Tisch reservieren“.');
  const name = screen.getByLabelText(frameWords.soundsLikeYou);
  fireEvent.change(name, { target: { value: 'Gasthof Huber' } });
  expect(log()).toContain('Gasthof Huber, grüß Gott');
  expect(region.textContent).not.toContain('Pizzeria Muster');
  const numbers = region.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]');
  expect([...numbers].map(({ href }) => href.slice(4))).toEqual(luigi.danger.numbers);
  expect(leave('Gasthof Huber')).toContain('„Tisch reservieren“ für Gasthof Huber');
  // Also over a reload, and in the next conversation.
  for (const next of ['#gespraech/luigi/table', '#gespraech/luigi/hours']) {
    cleanup();
    await opened(next);
    expect(log()).toContain('Gasthof Huber, grüß Gott');
  }
});

test('Back leads to the example, Forward to where it was left', async () => {
  const { rerender } = await opened();
  press('4');
  rerender(page('#gespraech/luigi'));
  expect(screen.queryByRole('region')).toBeNull();
  rerender(page());
  await region();
  expect(log()).toContain('4 Personen');
  rerender(page('#gespraech/luigi/hours'));
  await screen.findByRole('button', { name: words('allQuestions') });
  expect(log()).not.toContain('4 Personen');
  fireEvent.click(screen.getByRole('link', { name: frameWords.back }));
  expect(sessionStorage.getItem('guided')).toBeNull();
});

test('dishes are counted, never below none; all stands on a button, to be changed', async () => {
  await opened('#gespraech/luigi/order');
  expect(screen.getByRole('button', { name: /^Weiter:/ })).toHaveProperty('disabled', true);
  for (const dish of ['−1 Margherita', '+1 Margherita', '+1 Margherita']) press(dish);
  const { items = [] } = luigi.tasks.order?.fields.order ?? {};
  press(`${words('next')}: ${formatPrice(2 * (items[0]?.price ?? 0))}`);
  expect(log()).toMatch(/2 Margherita(?!,)/);
  press(`Bestellung ${words('changeValue')}`);
  expect(screen.getByLabelText('Margherita').textContent).toBe('2');
});

test('a note goes on word for word, with the emergency numbers, and the question stands again', async () => {
  const region = await toName();
  const note = screen.getByLabelText(words('noteFor', { human: 'Frau Rossi' }));
  fireEvent.change(note, { target: { value: 'mit {Kinderwagen} [bitte]' } });
  press(words('send'));
  expect(region.textContent).toContain('Notizmit {Kinderwagen} [bitte]');
  expect(log()).toMatch(/Frau Rossi bekommt das Wort für Wort.*144.*im Gastgarten\?$/);
  press(words('again'));
  expect(region.textContent).not.toContain('Kinderwagen}');
});

test('an assistant speaks English too, by another address, and is read out so', async () => {
  const { rerender } = render(page('#gespraech/sam/menu'));
  const link = await screen.findByRole('link', { name: 'In English, please' });
  rerender(page(link.getAttribute('href') ?? ''));
  fireEvent.click(await screen.findByRole('button', { name: 'Massage or sauna' }));
  expect(log()).toContain('What may I book?');
  for (const spoken of [screen.getByRole('log'), screen.getByText('Fire 122')])
    expect(spoken.closest('[lang]')).toHaveProperty('lang', 'en');
});

test('what does not load leaves the example, and says how to reach somebody', async () => {
  answerWith(500);
  const { rerender } = render(page('#gespraech/sabine/prices'));
  const alert = await screen.findByRole('alert', {}, { timeout: 4000 });
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByText('Das Beispiel')).toBeTruthy();
  expect(alert.textContent).toContain('Kontaktformular');
  answerWith(200);
  rerender(page('#gespraech/sabine/bot'));
  await screen.findByRole('region');
  expect(screen.queryByRole('alert')).toBeNull();
});

const begin = (conversation = luigi): State => start({ anchor: '', own: '', conversation });
const after = (state: State, ...actions: Action[]): State =>
  actions.reduce((before, action) => talk(before, action, now), state);
const answers = (...values: Value[]): Action[] => values.map((value) => ({ do: 'answer', value }));
const last = (state: State): string => state.lines.at(-1)?.text ?? '';
const begun = (id: string, ...values: Value[]): State =>
  after(begin(), { do: 'choose', id }, ...answers(...values));

/** A holiday, on which this house is open; what is typed is no placeholder. */
const table = [4, '2027-01-06', '18:30', 'Stube', '{total} & Söhne', ''] as const;

test('a table is read back, entered, and nothing else is', () => {
  const checked = begun('table', ...table);
  expect(last(checked)).toBe(
    'Tisch 2, Stube: Mittwoch, 6. Jänner, 18:30 Uhr, 4 Personen, auf {total} & Söhne. Soll ich das eintragen?',
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

test('a time that goes by before it is confirmed is asked for again', () => {
  const checked = begun('table', 4, '2026-12-01', ...table.slice(2));
  const late = talk(checked, { do: 'confirm' }, new Date('2026-12-01T18:00:00Z'));
  expect(late.phase).toEqual({ at: 'field', field: 'time' });
  expect(late.lines.map(({ text }) => text)).toContain(
    words('gone', { time: '18:30', next: '20:00' }),
  );
});

test('what is more than the assistant may decide goes to the person, with what was said', () => {
  const above = after(begun('table', ...table), { do: 'change', field: 'persons' }, ...answers(12));
  expect(above.lines.at(-2)?.text).toBe('Ab neun Personen stellt Frau Rossi die Tische selbst.');
  expect(above.values.about).toMatch(/^Tisch reservieren, Mehr als 8, 4 Personen, Mittwoch/);
  const forwarded = after(above, ...answers('0664 123456'));
  expect(last(forwarded)).toContain('Frau Rossi ruft {total} & Söhne unter 0664 123456 an.');
  expect(after(forwarded, { do: 'confirm' })).toMatchObject({ phase: { at: 'done' } });
});

test('what is asked for no more counts no more', () => {
  const hotel = answers('Hotel oder Vermietung', 'Weniger als 11', 'Auskunft geben');
  const found = after(begin(files.get('roberto')), { do: 'choose', id: 'find' }, ...hotel);
  const changed = after(found, { do: 'change', field: 'trade' }, ...answers('Salon', '1 bis 3'));
  expect(saidIn(changed).map(({ name }) => name)).toEqual(['trade', 'people']);
});
