import { compileMdx } from '../../markdown/compile-mdx';

const htmlOf = async (source: string) =>
  (await compileMdx('content/blog/eins/index.mdx', source, {})).html;

describe('A06: link targets emptied in a post', () => {
  test.each([
    ['plain', '[x](javascript:alert(1))'],
    ['mixed case', '[x](JavaScript:alert(1))'],
    ['colon as a number', '[x](javascript&#58;alert(1))'],
    ['colon by name', '[x](javascript&colon;alert(1))'],
    ['letter as a number', '[x](&#x6A;avascript:alert(1))'],
    ['tab by name', '[x](java&Tab;script:alert(1))'],
    ['line feed by name', '[x](java&NewLine;script:alert(1))'],
    ['tab in angle brackets', '[x](<java\tscript:alert(1)>)'],
    ['control character in front', '[x](&#1;javascript:alert(1))'],
    ['NUL', '[x](java&#0;script:alert(1))'],
    ['data', '[x](data:text/html;base64,PHN2Zz4=)'],
    ['vbscript', '[x](VBScript:x)'],
    ['telephone', '[x](tel:+43316000000)'],
    ['reference', '[x][ziel]\n\n[ziel]: javascript:alert(1)'],
    ['with a title', '[x](javascript:alert(1) "Titel")'],
  ])('%s', async (_name, source) => {
    expect(await htmlOf(source)).toMatch(/<a href=""(?: title="Titel")?>x<\/a>/);
  });

  test.each([
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml,x)',
    '![x][ziel]\n\n[ziel]: vbscript:x',
  ])('picture %j', async (source) => {
    expect(await htmlOf(source)).toContain('<img src="" alt="x">');
  });
});

describe('A06: link targets kept in a post', () => {
  test.each([
    'https://example.at/a',
    'http://example.at',
    'mailto:hallo@uhrturm-ki.example',
    'irc://example.at',
    'ircs://example.at',
    'xmpp:graz@example.at',
    '/trial',
    '#preis',
    './a:b',
  ])('%s', async (target) => {
    expect(await htmlOf(`[x](${target})`)).toBe(`<p><a href="${target}">x</a></p>`);
  });
});

test('A06: an address in the text that no rule allows is not linked', async () => {
  expect(await htmlOf('Schreiben Sie javascript:alert(1) nirgends hin.')).not.toContain('<a');
});

test.each([
  ['hallo@uhrturm-ki.example', 'mailto:hallo@uhrturm-ki.example'],
  ['https://example.at/a', 'https://example.at/a'],
  ['www.example.at', 'https://www.example.at'],
])('a bare address, %s, is a link', async (written, target) => {
  const link = `<a href="${target}">${written}</a>`;
  expect(await htmlOf(`Auch ${written} hilft.`)).toBe(`<p>Auch ${link} hilft.</p>`);
  expect(await htmlOf(`Fragen? Auch ${written} hilft, oder b@c.at.`)).toContain(link);
});
