import { compileMdx } from '../../markdown/compile-mdx';

const file = 'content/blog/eins/index.mdx';

/** Problems of a text whose third line is the given one. */
async function problemsWith(third: string) {
  return (await compileMdx(file, `Erste Zeile.\n\n${third}\n\nLetzte Zeile.`, {})).problems;
}

test('A07: an ordinary text has no problem', async () => {
  expect(await problemsWith('Werkstatt & Büro, 5 < 7, „Pickerl“.')).toEqual([]);
});

test.each(['<Angabe {...process.env} name="firma" />', '<Angabe name={process.env.HOME} />'])(
  'A19: an attribute that is an expression is named: %s',
  async (source) => {
    const message = expect.stringContaining('in geraden Anführungszeichen; so geht es: <Angabe');
    expect(await problemsWith(source)).toContainEqual({ file, line: 3, field: '', message });
  },
);

test('A07: nothing in a text is ever executed', async () => {
  await problemsWith('{Object.assign(globalThis, { ausgefuehrt: true })}');
  expect(globalThis).not.toHaveProperty('ausgefuehrt');
});

test('A07: no script element reaches the HTML', async () => {
  expect((await compileMdx(file, '<script>alert(1)</script>', {})).html).not.toContain('<script');
});
