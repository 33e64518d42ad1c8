import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesBelow } from '../read/build-time-code';
import type { Problem } from '../read/problems';

/** What a browser opens as a document, or draws, and in which code would run from our origin. */
const document = /^\.(svgz?|x?html?|xht|xml|xslt?)$/i;
const script = /^\.([cm]?js|jsx|wasm|swf)$/i;

/** Browsers leave out blanks within the scheme of an address. */
const spaced = (word: string): string => word.replace(/\B/g, '\\s*');
const runningLink = new RegExp(`(${spaced('java')}|${spaced('vb')})\\s*${spaced('script:')}`, 'i');

/** What makes a document run code. Rather too strict: also where a browser would not run it. */
const code: readonly (readonly [RegExp, string])[] = [
  [/<\s*(\w+:)?script/i, 'ein Skript'],
  [/<[^>]*[\s"'/]on[a-z]+\s*=/i, 'ein Ereignis („on…=“)'],
  [runningLink, 'einen Link, der Code ausführt'],
  [/<\s*(\w+:)?(foreignObject|iframe|object|embed|base)\b/i, 'eingebettete Inhalte'],
  [/<!ENTITY|<\?xml-stylesheet|\0/i, 'Angaben, hinter denen sich Code verstecken kann'],
];

/** `&#106;` is a "j" to browsers. Line breaks stay where they are. */
const decoded = (text: string): string =>
  text.replace(/&#(x?)([\da-f]{1,6});?/gi, (_, hex: string, digits: string) => {
    const point = parseInt(digits, hex === '' ? 10 : 16);
    return point > 32 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });

/** Files that would run code on our origin: scripts in static/, and SVG or HTML with code in it. */
export function codeInFiles(root: string): Problem[] {
  return ['static', 'content'].flatMap((folder) =>
    filesBelow(root, folder).flatMap((file): Problem[] => {
      const ending = extname(file);
      if (script.test(ending))
        return [{ file, field: '', message: 'ist ein Skript; hier liegen nur Dateien ohne Code' }];
      if (!document.test(ending)) return [];
      const text = decoded(readFileSync(join(root, file), 'utf8'));
      return code.flatMap(([pattern, name]) => {
        const found = pattern.exec(text);
        if (found === null) return [];
        const line = text.slice(0, found.index + found[0].length).split('\n').length;
        const message = `enthält ${name}; bitte löschen oder die Datei ohne Code neu speichern`;
        return [{ file, line, field: '', message }];
      });
    }),
  );
}
