import { fireEvent, screen } from '@testing-library/react';
import { showTrail, trailText } from '../../../../src/features/forms/trail';
import { withNotes } from '../../../../src/features/forms/with-notes';
import { trail } from '../../../../src/lib/trail';

const visit = (...paths: string[]) =>
  trail.push(
    ...paths.map((path) => ({
      pathname: path.split('?')[0] ?? '',
      search: path.slice(path.indexOf('?')),
      title: 'Was diese Seite sagt | Name der Website',
    })),
  );
const from = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });

beforeEach(() => {
  trail.length = 0;
  from('');
  document.body.innerHTML =
    '<form><textarea name="message">Guten Tag</textarea><button type="submit">Senden</button></form>';
});

const form = () => document.querySelector('form') ?? document.createElement('form');
const sent = () => withNotes(new FormData(form())).get('message');

test('who comes straight to the form sends no trail', () => {
  visit('/trial');
  from('http://localhost/blog');
  showTrail(form());
  expect(form().querySelector('p')).toBeNull();
  expect(sent()).toBe('Guten Tag');
});

test('pages, campaign and referring host are shown, and sent as they are shown', () => {
  visit('/?utm_source=zeitung&gclid=geheim', '/ki-im-autohaus/', '/', '/trial');
  from('https://www.google.com/search?q=geheim');
  const text =
    'vorher besucht: Startseite · Was diese Seite sagt; gekommen von www.google.com; Kampagne zeitung';
  expect(trailText()).toBe(text);
  showTrail(form());
  expect(form().textContent).toContain(text);
  expect(sent()).toBe(`Guten Tag\n\n[Website: ${text}]`);
});

test('what the visitor leaves out is not sent, and does not come back', () => {
  visit('/', '/trial');
  showTrail(form());
  fireEvent.click(screen.getByRole('button', { name: 'Weglassen' }));
  showTrail(form());
  expect(sent()).toBe('Guten Tag');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Senden' }));
});

test('a form that was sent early leaves the ids of the server’s form behind', () => {
  form().insertAdjacentHTML('beforeend', '<input type="hidden" name="service_id" value="a">');
  expect([...withNotes(new FormData(form())).keys()]).toEqual(['message']);
});
