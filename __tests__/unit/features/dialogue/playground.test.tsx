import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Playground } from '../../../../src/features/dialogue/playground';
import { dialogueMessages as words } from '../../../../src/features/dialogue/messages';
import { dialogueWords as own } from '../../../../src/dialogue/messages';
import { tried } from '../../../../src/lib/tried';
import { assistant, someDay } from '../../../support/dialogues';

const luigi = assistant('luigi');

// On a Saturday, "am Samstag" could be today or in a week.
beforeEach(() => {
  jest.useFakeTimers({
    now: someDay,
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Opens the conversation; answers come at once, as under reduced motion. */
function open(onClose = () => undefined, calm = true) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: calm });
  window.fetch = jest.fn();
  render(<Playground assistant={luigi} portrait="" onClose={onClose} />);
}

const log = () => screen.getByRole('log');
const reply = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function write(text: string) {
  const field = screen.getByRole('textbox', { name: words.field });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(within(field.closest('form') ?? document.body).getByRole('button'));
}

it('says what it is before anything else, and puts the focus there', () => {
  open();
  expect(document.activeElement).toBe(screen.getByText(words.label));
  expect(log().textContent).toContain(luigi.dialogue.greeting);
});

it('books with suggestions and writing alike, and confirms on a card', () => {
  open();
  reply('Tisch reservieren');
  write('zu viert am Samstag um acht');
  write('Huber');
  expect(screen.queryByRole('status')).toBeNull();
  reply('Ja, passt');
  const card = screen.getByRole('status');
  expect(card.textContent).toContain('20:00 Uhr');
  expect(within(card).getByRole('button', { name: words.calendar })).toBeTruthy();
});

it('shows who takes over', () => {
  open();
  write('ich möchte mich beschweren');
  const { textContent } = screen.getByRole('status');
  expect(textContent).toContain(words.handedOver(luigi.dialogue.human));
});

it('is not handed over any more once the talk goes on', () => {
  open();
  write('ich möchte mich beschweren');
  write('Maria Huber');
  expect(screen.getByRole('status').textContent).toContain('übernimmt');
  write('Tisch reservieren');
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows what was understood, says what the field takes, and lets a value be changed', () => {
  open();
  reply('Tisch reservieren');
  write('zu viert am Samstag');
  const entry = () => within(screen.getByRole('group', { name: words.entry }));
  const people = words.correct(own.labels.count, own.person(4));
  expect(entry().getByText(words.noted.open)).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty(
    'placeholder',
    `${own.labels.time}, ${own.labels.name}`,
  );
  fireEvent.click(entry().getByRole('button', { name: people }));
  expect(entry().queryByRole('button', { name: people })).toBeNull();
  write('zwei');
  expect(
    entry().getByRole('button', { name: words.correct(own.labels.count, own.person(2)) }),
  ).toBeTruthy();
});

it('has one chip for what was noted, whose words stand on the sheet', () => {
  open();
  reply('Tisch reservieren');
  const notes = ['Mein Schwager spielt Posaune', 'Der Onkel sammelt Briefmarken'];
  for (const note of notes) write(note);
  const entry = within(screen.getByRole('group', { name: words.entry }));
  const sheet = screen.getByRole('group', { name: words.sheet });
  const chip = entry.getByRole('button', {
    name: words.correct(words.notes(2), notes.join(' · ')),
  });
  expect(chip.textContent).toBe(words.notes(2));
  for (const note of notes) expect(sheet.textContent).toContain(note);
  fireEvent.click(chip);
  expect(entry.queryByRole('button')).toBeNull();
  expect(sheet.textContent).not.toContain(notes[0]);
});

it('answers both of two messages that come before the first answer', () => {
  jest.useFakeTimers({ now: someDay });
  open(undefined, false);
  write('Tisch reservieren');
  write('zu viert am Samstag um acht');
  act(() => jest.runAllTimers());
  jest.useRealTimers();
  const said = [...log().querySelectorAll('li')].map((line) => line.textContent);
  expect(said.filter((line) => line.includes('Tisch reservieren'))).toHaveLength(1);
  expect(said.filter((line) => line.includes('um acht'))).toHaveLength(1);
  expect(screen.getByRole('group', { name: words.entry }).textContent).toContain('20:00');
});

it('keeps the focus near after a suggestion has gone', () => {
  open();
  reply('Tisch reservieren');
  expect(document.activeElement).toBe(screen.getByRole('list', { name: words.suggestions }));
});

it('keeps what is typed on the page: no request, no storage, no address', () => {
  const address = window.location.href;
  const store = jest.spyOn(Storage.prototype, 'setItem');
  open();
  write('Tisch für 2, geheim');
  expect(log().textContent).toContain('geheim');
  expect(window.fetch).not.toHaveBeenCalled();
  expect(store).not.toHaveBeenCalled();
  expect(window.location.href).toBe(address);
});

it('tells the consultation form what was tried', () => {
  open();
  const request = () => screen.getByRole('link', { name: words.request });
  request().addEventListener('click', (event) => event.preventDefault());
  expect(tried()).toBeUndefined();
  fireEvent.click(request());
  expect(tried()?.sentence).toBe(words.tried(words.triedTalking(luigi.dialogue.name)));
});

it('leads back to the example', () => {
  const close = jest.fn();
  open(close);
  fireEvent.click(screen.getByRole('button', { name: words.back }));
  expect(close).toHaveBeenCalled();
});
