import { noteMs, scoreOf } from '../../../../src/features/play/score';

function instrument(html: string): Element {
  const place = document.createElement('div');
  place.innerHTML = `<div><p>Kopf</p></div>${html}`;
  return place;
}

const line = (text: string, sent = false) =>
  `<li><p>${text}<small><time>07:43</time>${sent ? '<svg></svg>' : ''}</small></p></li>`;
const chat = (...lines: string[]) =>
  instrument(`<ol><li>Donnerstag</li>${lines.join('')}</ol><p>Erledigt</p>`);
const plan = instrument(
  '<ul><li>Bühne 1</li><li data-new=""><strong>08:30 Räder</strong>Pichler</li></ul><p>Eingetragen</p>',
);

const texts = (elements: { element: Element }[]) =>
  elements.map(({ element }) => element.textContent);

test('all but the end stands there; that comes in its order, the foot last', () => {
  const talk = chat(
    ...[line('Grüß Gott. '), line('Geht sich das aus? '), line('Gleich. ')],
    ...[line('Ja. ', true), line('Danke. ')],
  );
  const { cues } = scoreOf(talk, null, undefined);
  expect(texts(cues)).toEqual(['Ja. 07:43', 'Danke. 07:43', 'Erledigt']);
  const times = cues.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test('what was noted goes to its place in the sheet and is there when it arrives', () => {
  const talk = chat(line('Räder? '), line('Ja. ', true));
  const { cues, note, talk: end } = scoreOf(talk, plan, undefined);
  expect(note).toMatchObject({ text: '08:30 Räder', to: plan.querySelector('[data-new]') });
  expect(note?.from.textContent).toBe('Ja. 07:43');
  const landing = cues.find(({ move }) => move === 'land');
  expect(landing?.at).toBeGreaterThan(end);
  expect(landing?.at).toBeLessThan((note?.at ?? 0) + noteMs);
});

test('a sheet that is folded away keeps still: the entry comes into the line that opens it', () => {
  const opener = document.createElement('summary');
  opener.innerHTML = '<strong data-entry="">08:30 · Pichler</strong>';
  const { cues, note } = scoreOf(chat(line('Räder? '), line('Ja. ', true)), plan, opener);
  expect(note).toBeUndefined();
  expect(cues.every(({ element }) => !plan.contains(element))).toBe(true);
  expect(cues.at(-1)).toMatchObject({ element: opener.firstElementChild, move: 'land' });
});

test('of an order the sum is noted, and the lines stand there', () => {
  const slip = instrument(
    '<table><tbody><tr><td>Pizza</td></tr></tbody><tfoot><tr><td>Summe</td><td>9,80 €</td></tr></tfoot></table>',
  );
  const { cues, note } = scoreOf(chat(line('Eine Pizza '), line('Gern. ', true)), slip, undefined);
  expect(note?.text).toBe('9,80 €');
  expect(texts(cues)).not.toContain('Pizza');
});

test('however much is said, the talk takes no longer than somebody watches', () => {
  const long = Array.from({ length: 30 }, () => line('Ein langer Satz, '.repeat(12), true));
  expect(scoreOf(chat(...long), plan, undefined).end).toBeLessThanOrEqual(5_000);
});

test('what is chosen is pressed before the next line, and after the last', () => {
  const offer = '<li><p>Frei wäre:</p><ul><li>Fr</li><li data-chosen="">Sa</li></ul></li>';
  const between = scoreOf(chat(line('Wann? '), offer, line('Samstag. ')), null, undefined).cues;
  expect(between.map(({ move }) => move)).toEqual(['rise', 'press', 'rise']);
  const [answer, press] = between;
  expect(press?.at).toBeLessThan(answer?.at ?? 0);
  const last = scoreOf(chat(line('Samstag? '), offer), null, undefined);
  expect(last.cues.find(({ move }) => move === 'press')?.at).toBeGreaterThan(last.talk);
});
