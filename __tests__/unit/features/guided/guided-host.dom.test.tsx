import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { GuidedHost } from '../../../../src/features/guided/guided-host';
import { german as words } from '../../../../src/features/guided/german';
import { lastDemo } from '../../../../src/lib/demo-context';
import { guidedFiles } from '../../../../plugins/gatsby-source-content';

const files = new Map(guidedFiles('.'));
const luigi = files.get('luigi');

/** A page with the example of an assistant, as the build draws it. */
const page = (id = 'luigi', path = '/assistants/luigi') => (
  <>
    <main
      dangerouslySetInnerHTML={{
        __html: `<figure data-guided-place="${id}" data-portrait="/luigi.svg"><p>Das Beispiel</p>
          <button data-guided="${id}" data-begin="table">Tisch reservieren</button></figure>
          <a href="/assistants/luigi" data-guided="luigi">Mit Luigi sprechen</a>`,
      }}
    />
    <GuidedHost path={path} appointment={<p>Kalender</p>} />
  </>
);

const answerWith = (status: number) => {
  const respond = (address: unknown) => {
    const [, id = ''] = /guided\/(.*)\.json$/.exec(String(address)) ?? [];
    return Promise.resolve(new Response(JSON.stringify(files.get(id)), { status }));
  };
  globalThis.fetch = jest.fn(respond);
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T09:00:00Z'), advanceTimers: true });
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  sessionStorage.clear();
  answerWith(200);
});
afterEach(() => jest.useRealTimers());

const talk = () => screen.findByRole('region', { name: words.region('Luigi') });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  press(words.next);
};
const toCheck = () => {
  press('4');
  press('Samstag, 5. Dezember');
  press('18:30');
  press('Stube');
  write('Name', 'Zechner');
  press('Nein danke');
};

test('an example hands over to its buttons, in its place, up to the entry', async () => {
  render(page());
  press('Tisch reservieren');
  const region = await talk();
  expect(screen.getByRole('figure').contains(region)).toBe(true);
  expect(within(region).getByRole('log').textContent).toContain('Für wie viele Personen?');
  toCheck();
  expect(screen.getByRole('log').textContent).toContain('auf Zechner. Soll ich das eintragen?');
  press(words.yes);
  expect(screen.getByRole('button', { name: words.calendar })).toBeTruthy();
});

test('what is asked takes the focus, a field at once', async () => {
  render(page());
  press('Tisch reservieren');
  await talk();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: words.answers }));
  press('4');
  press('Samstag, 5. Dezember');
  press('18:30');
  press('Stube');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('a value is changed from the sheet', async () => {
  render(page());
  press('Tisch reservieren');
  await talk();
  toCheck();
  press(words.changeValue('Anzahl', '4 Personen'));
  press('2');
  expect(screen.getByRole('log').textContent).toContain('2 Personen, auf Zechner');
});

test('an empty name, or half a number, is said below the field', async () => {
  render(page());
  press('Tisch reservieren');
  await talk();
  press(words.more(8));
  fireEvent.change(screen.getByLabelText(words.name), { target: { value: 'Zechner' } });
  fireEvent.change(screen.getByLabelText(words.phone), { target: { value: '+43 / 66' } });
  const person = screen.getByLabelText(words.phone).closest('form');
  if (person) fireEvent.submit(person);
  expect(screen.getByText(words.tooShort)).toBeTruthy();
});

test('the own business stands everywhere, and goes along to the request', async () => {
  render(page());
  press('Tisch reservieren');
  const region = await talk();
  const name = screen.getByLabelText(words.soundsLikeYou);
  fireEvent.change(name, { target: { value: 'Gasthof Huber' } });
  expect(screen.getByRole('log').textContent).toContain('Gasthof Huber, grüß Gott');
  expect(region.textContent).not.toContain('Pizzeria Muster');
  const request = screen.getByRole('link', { name: words.request('Gasthof Huber') });
  expect(request.getAttribute('href')).toBe('/trial#formular');
  request.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(request);
  expect(lastDemo()?.sentence).toContain('„Tisch reservieren“ für Gasthof Huber');
});

test('a reload goes on where it was, another page does not', async () => {
  const { unmount } = render(page());
  press('Tisch reservieren');
  await talk();
  press('4');
  unmount();
  const other = render(page('luigi', '/'));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.queryByRole('region')).toBeNull();
  other.unmount();
  render(page());
  await talk();
  expect(screen.getByRole('log').textContent).toContain('4 Personen');
  press(words.back);
  expect(screen.queryByRole('region')).toBeNull();
  expect(sessionStorage.getItem('guided')).toBeNull();
});

test('every emergency number at the foot can be rung up', async () => {
  render(page());
  press('Tisch reservieren');
  const region = await talk();
  const numbers = [...region.querySelectorAll('a[href^="tel:"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(numbers).toEqual(luigi?.danger.numbers.map((number) => `tel:${number}`));
});

test('what does not load leaves the example, and says how to reach somebody', async () => {
  answerWith(500);
  render(page('sabine'));
  press('Tisch reservieren');
  const alert = await screen.findByRole('alert', {}, { timeout: 4000 });
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByText('Das Beispiel')).toBeTruthy();
  expect(alert.textContent).toContain('Kontaktformular');
});
