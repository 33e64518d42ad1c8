import { fireEvent, render, screen } from '@testing-library/react';
import { GuidedHost } from '../../../../src/features/guided/guided-host';
import { frameWords, wordsOf } from '../../../../src/features/guided/messages';
import { lastDemo } from '../../../../src/lib/demo-context';
import { formatPrice } from '../../../../src/lib/format';
import { guidedFiles } from '../../../../plugins/gatsby-source-content';

const files = new Map(guidedFiles('.'));
const luigi = files.get('luigi');
const words = wordsOf({ language: 'de' });

/** A page with the example of an assistant, as the build draws it, after one of its links. */
const page = (hash = '#gespraech/luigi/table') => (
  <>
    <main
      dangerouslySetInnerHTML={{
        __html: `<figure id="${hash.slice(1).split('/', 2).join('/')}"><p>Das Beispiel</p></figure>`,
      }}
    />
    <GuidedHost path="/assistants/luigi" hash={hash} appointment={<p>Kalender</p>} />
  </>
);

const answerWith = (status: number) => {
  const file = (address: unknown) => files.get(String(address).slice('/guided/'.length, -5));
  globalThis.fetch = (address) =>
    Promise.resolve(new Response(JSON.stringify(file(address)), { status }));
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T09:00:00Z'), advanceTimers: true });
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  sessionStorage.clear();
  answerWith(200);
});
afterEach(() => jest.useRealTimers());

const talk = () => screen.findByRole('region', { name: words('region', { name: 'Luigi' }) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  press(words('next'));
};
const opened = async (hash?: string) => ({ ...render(page(hash)), region: await talk() });
/** Opens the conversation about a table, and answers with buttons up to the name. */
const toName = async () => {
  const { region } = await opened();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: words('answers') }));
  ['4', 'Samstag, 5. Dezember', '19:15 vergeben', '18:30', 'Stube'].forEach(press);
  return region;
};
const log = () => screen.getByRole('log').textContent;

test('an example hands over to its buttons, in its place; each value can be changed', async () => {
  const region = await toName();
  expect(screen.getByRole('figure').contains(region)).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  write('Name', 'Zechner');
  press('Nein danke');
  press(`Anzahl ${words('changeValue')}`);
  press('2');
  expect(log()).toContain('2 Personen, auf Zechner');
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
  // Every emergency number at the foot can be rung up.
  const numbers = region.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]');
  expect([...numbers].map(({ href }) => href.slice(4))).toEqual(luigi?.danger.numbers);
  expect(leave('Gasthof Huber')).toContain('„Tisch reservieren“ für Gasthof Huber');
});

test('Back leads to the example, Forward to where it was left', async () => {
  const { rerender } = await opened();
  press('4');
  rerender(page('#gespraech/luigi'));
  expect(screen.queryByRole('region')).toBeNull();
  rerender(page());
  await talk();
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
  const { items = [] } = luigi?.tasks.order?.fields.order ?? {};
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
  expect(log()).toMatch(/Frau Rossi bekommt das Wort für Wort.*144.*Auf welchen Namen\?$/);
  press(words('again'));
  expect(region.textContent).not.toContain('Kinderwagen}');
});

test('an assistant speaks English too, by another address', async () => {
  const { rerender } = render(page('#gespraech/sam/menu'));
  const link = await screen.findByRole('link', { name: 'In English, please' });
  rerender(page(link.getAttribute('href') ?? ''));
  fireEvent.click(await screen.findByRole('button', { name: 'Massage or sauna' }));
  expect(log()).toContain('What may I book?');
});

test('what does not load leaves the example, and says how to reach somebody', async () => {
  answerWith(500);
  render(page('#gespraech/sabine/prices'));
  const alert = await screen.findByRole('alert', {}, { timeout: 4000 });
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByText('Das Beispiel')).toBeTruthy();
  expect(alert.textContent).toContain('Kontaktformular');
});
