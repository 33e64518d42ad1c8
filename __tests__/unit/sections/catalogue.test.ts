import { section } from '../../../src/sections/catalogue';
import { kindNames } from '../../../src/sections/kind-names';

const kinds = section.options.map((option) => option.shape.kind.value);

/** Message about a section that is none. */
function complaint(input: unknown): string {
  const result = section.safeParse(input);
  return result.error?.issues.map(({ message }) => message).join('\n') ?? '';
}

test('no kind is there twice', () => {
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('no name is left of a kind that has gone', () => {
  expect(Object.keys(kindNames).sort()).toEqual([...kinds].sort());
});

test.each(kinds.map((kind) => [kind]))('%s knows no foreign field', (kind) => {
  const result = section.safeParse({ kind, undKaffee: true });
  const unknown = result.error?.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  );
  expect(unknown).toContain('undKaffee');
});

test('an unknown instrument is answered with every allowed one', () => {
  const instrument = { type: 'fax' };
  const stage = {
    tone: 'night',
    alt: 'Ein Beispiel',
    conversation: instrument,
    result: instrument,
  };
  const message = complaint({ kind: 'showcase', label: 'Beispiel', heading: 'Am Abend', stage });
  expect(message).toMatch(/„fax“ gibt es hier nicht; erlaubt: chat, call, schedule/);
});

test('a person who speaks in a dialogue needs a name', () => {
  const turn = (from: string) => ({ from, time: '20:41', text: 'Guten Abend' });
  const dialogue = (last: string, human?: string) =>
    complaint({
      kind: 'dialogue',
      label: 'Abend',
      heading: 'Nach Ladenschluss',
      guest: 'Frau Leitner',
      assistant: 'Mathias',
      ...(human && { human }),
      turns: [...['guest', 'assistant', 'guest', 'assistant'].map(turn), turn(last)],
    });
  expect(dialogue('human')).toMatch(/^fehlt: In diesem Gespräch spricht ein Mensch/);
  expect(dialogue('human', 'Herr Kern')).toBe('');
  expect(dialogue('guest')).toBe('');
});
