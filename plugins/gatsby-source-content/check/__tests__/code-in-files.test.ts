import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';
import { codeInFiles } from '../code-in-files';

/** What the check says of one file in static/. */
function problemsOf(name: string, text: string) {
  const root = temporaryFolder({ [`static/${name}`]: text });
  return codeInFiles(root).map(({ file, line, message }) => [file, line, message]);
}

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">\n${inside}\n</svg>`;

test.each([
  ['bild.svg', svg('<script>alert(1)</script>'), 'ein Skript'],
  ['bild.svg', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 'ein Skript'],
  ['bild.SVG', svg('<path d="M0 0" onload = "x()"/>'), 'ein Ereignis'],
  ['bild.svg', svg('<a href="java&#115;cript:x()"/>'), 'einen Link'],
  ['bild.svg', svg('<a href="java&#10;scr\tipt:x()"/>'), 'einen Link'],
  ['bild.svg', svg('<foreignObject/>'), 'eingebettete'],
  ['seite.html', '<p>\n<script src="/x.js"></script>', 'ein Skript'],
  ['bild.svg', `<!DOCTYPE svg [\n<!ENTITY a "b">]>${svg('')}`, 'Angaben'],
  ['seite.xml', '<?xml version="1.0"?>\n<?xml-stylesheet href="x.xsl"?>', 'Angaben'],
])('%s with code is named, with its line: %s', (name, text, words) => {
  expect(problemsOf(name, text)).toEqual([
    [`static/${name}`, 2, expect.stringContaining(`enthält ${words}`)],
  ]);
});

test('a script is named', () => {
  expect(problemsOf('x.mjs', '')).toEqual([
    ['static/x.mjs', undefined, expect.stringContaining('ist ein Skript')],
  ]);
});

test.each([
  ['bild.svg', svg('<title>Konto = Online-Skript</title><path d="M0 0" style="fill:red"/>')],
  ['google123.html', 'google-site-verification: google123.html'],
  ['anleitung.txt', '<script>'],
])('%s without code is fine', (name, text) => {
  expect(problemsOf(name, text)).toEqual([]);
});

test('the site carries none', () => {
  expect(codeInFiles('.')).toEqual([]);
});
