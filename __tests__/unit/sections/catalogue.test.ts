import { section } from '../../../src/sections/catalogue';
import { kindPurposes } from '../../../src/sections/kind-purposes';

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
  expect(Object.keys(kindPurposes).sort()).toEqual([...kinds].sort());
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
