import { compileMdx } from '../../markdown/compile-mdx';
import { piecesOf } from '../../markdown/conversations';

const compile = (source: string) =>
  compileMdx('content/blog/eins/index.mdx', source, { Gespraech: ['annahme'] });

test('a conversation stands where it was written', async () => {
  const { html } = await compile('Davor.\n\n<Gespraech name="annahme" />\n\nDanach.\n');
  expect(piecesOf(html)).toEqual([
    { html: expect.stringContaining('Davor.') },
    { conversation: 'annahme' },
    { html: expect.stringContaining('Danach.') },
  ]);
});

test('a text without one is one piece', async () => {
  const { html } = await compile('Ein Absatz.\n');
  expect(piecesOf(html)).toEqual([{ html }]);
});

test('the first paragraph is a piece of its own, wherever the conversation stands', async () => {
  const { html } = await compile('Eins.\n\nZwei.\n\n<Gespraech name="annahme" />\n');
  expect(piecesOf(html)).toEqual([
    { html: '<p>Eins.</p>\n' },
    { html: expect.stringContaining('<p>Zwei.</p>') },
    { conversation: 'annahme' },
  ]);
});
