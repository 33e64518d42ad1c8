import { fireEvent, render, screen, within } from '@testing-library/react';
import { Playground } from '../../../../src/features/dialogue/playground';
import { dialogueMessages as words } from '../../../../src/features/dialogue/messages';
import { tried } from '../../../../src/lib/tried';
import { assistant } from '../../../support/dialogues';

const luigi = assistant('luigi');

/** Opens the conversation; answers come at once, as under reduced motion. */
function open(onClose = () => undefined) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
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

it('tells the consultation form what was tried, if that is wanted', () => {
  open();
  const request = () => screen.getByRole('link', { name: words.request });
  request().addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(request());
  expect(tried()).toBeUndefined();
  fireEvent.click(screen.getByRole('checkbox', { name: words.carry }));
  fireEvent.click(request());
  expect(tried()).toBe(words.tried(words.triedTalking(luigi.dialogue.name)));
});

it('leads back to the example', () => {
  const close = jest.fn();
  open(close);
  fireEvent.click(screen.getByRole('button', { name: words.back }));
  expect(close).toHaveBeenCalled();
});
