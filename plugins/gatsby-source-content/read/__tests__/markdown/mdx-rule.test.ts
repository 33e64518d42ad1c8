/** @jest-environment node */
import { compileMdx } from '../../markdown/compile-mdx';
import { forbidden } from '../../markdown/forbidden';
import { knownComponents } from '../../markdown/components';

/** What a text may use, as its problems name it. */
const allowed = knownComponents.join(', ');
const file = 'content/blog/eins/index.mdx';

/** Problems of a text whose third line is the given one. */
async function problemsWith(third: string) {
  return (await compileMdx(file, `Erste Zeile.\n\n${third}\n\nLetzte Zeile.`, {})).problems;
}

test('A07: an ordinary text has no problem', async () => {
  expect(await problemsWith('Werkstatt & Büro, 5 < 7, „Pickerl“.')).toEqual([]);
});

describe('A07: stops with file and line', () => {
  test.each([
    ['import', 'import x from "fs"', forbidden.module],
    ['export', 'export const x = 1', forbidden.module],
    ['an expression as a block', '{process.env}', forbidden.expression],
    ['an expression in a sentence', 'Preis: {1 + 1} Euro', forbidden.expression],
    ['a comment', '{/* geheim */}', forbidden.expression],
    ['an unknown component', '<Karte />', `<Karte> gibt es hier nicht; erlaubt: ${allowed}`],
    [
      'an unknown component in a sentence',
      'Hier <Karte /> dort',
      `<Karte> gibt es hier nicht; erlaubt: ${allowed}`,
    ],
    ['raw script', '<script>alert(1)</script>', `<script> gibt es hier nicht; erlaubt: ${allowed}`],
    [
      'raw HTML',
      '<a href="javascript:alert(1)">x</a>',
      '<a> gibt es hier nicht; einen Link schreiben Sie [Text](/blog)',
    ],
  ])('%s', async (_name, source, message) => {
    expect(await problemsWith(source)).toEqual([{ file, line: 3, field: '', message }]);
  });

  test.each(['<Angabe {...process.env} name="firma" />', '<Angabe name={process.env.HOME} />'])(
    'A19: an attribute that is an expression: %s',
    async (source) => {
      const message = expect.stringContaining('in geraden Anführungszeichen; so geht es: <Angabe');
      expect(await problemsWith(source)).toContainEqual({ file, line: 3, field: '', message });
    },
  );

  test.each([
    ['an HTML comment', '<!-- geheim -->', 'Notizen wie <!-- … --> gibt es hier nicht'],
    ['a tag that does not close', '<Angabe', 'das Zeichen < beginnt hier HTML'],
    ['an element in a sentence that does not close', 'Hier <b> dort', 'fett schreiben Sie **so**'],
    ['a brace that does not close', '{offen', forbidden.expression],
    ['an import that is no JavaScript', 'import nichts', forbidden.module],
  ])('broken MDX: %s', async (_name, source, message) => {
    const problems = await problemsWith(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.line).toBeGreaterThanOrEqual(3);
  });

  test('broken MDX: an element that never closes is found where it opens', async () => {
    const [problem] = await problemsWith('<div>');
    expect(problem).toMatchObject({ file, line: 3 });
  });
});

test('A07: everything forbidden in a text is reported at once', async () => {
  const { problems } = await compileMdx(file, '{a}\n\n<Karte />\n\n- Punkt {b}\n', {});
  expect(problems.map(({ line }) => line)).toEqual([1, 3, 5]);
});

test('A07: lines count from the top of the file, frontmatter included', async () => {
  const { problems } = await compileMdx(file, '---\ntitle: Eins\n---\n\n{a}\n', {});
  expect(problems.map(({ line }) => line)).toEqual([5]);
});

test('A07: nothing in a text is ever executed', async () => {
  await problemsWith('{Object.assign(globalThis, { ausgefuehrt: true })}');
  expect(globalThis).not.toHaveProperty('ausgefuehrt');
});

test('A07: no script element reaches the HTML', async () => {
  expect((await compileMdx(file, '<script>alert(1)</script>', {})).html).not.toContain('<script');
});
