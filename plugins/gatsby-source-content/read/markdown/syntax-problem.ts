import type { Problem } from '../problems';
import { exampleOf, knownComponents, unknownComponent } from './components';
import { forbidden } from './forbidden';

/** A syntax error of the MDX parser, in words for editors, with its line. */
export function syntaxProblem(file: string, source: string, error: unknown): Problem {
  const words = error instanceof Error ? error.message : '';
  const line = words.includes('brace for `{`') ? lineOfBrace(source) : lineOf(error);
  const text = source.split('\n')[(line ?? 0) - 1] ?? '';
  return { file, line, field: '', message: reason(text, words, source) };
}

function reason(text: string, words: string, source: string): string {
  if (/<!--/.test(text)) return 'Notizen wie <!-- … --> gibt es hier nicht; löschen Sie sie';
  const address = /<((?:https?:\/\/|mailto:)[^>]*|[^\s<>@]+@[^\s<>]+)>/.exec(text)?.[1];
  if (address !== undefined)
    return `Adressen in spitzen Klammern gibt es hier nicht; so geht es: [Text](${address.includes('@') && !address.startsWith('mailto:') ? 'mailto:' : ''}${address})`;
  const curly = /<([A-Z]\w*)[^>]*=\s*[„“”‚‘’»«]/.exec(text)?.[1];
  if (curly !== undefined)
    return `die Anführungszeichen in <${curly} …> müssen gerade sein: "…"; so geht es: ${exampleOf(curly)}`;
  const open = /closing tag for `<([^`/>]+)>`/i.exec(words)?.[1];
  if (open !== undefined) return unclosed(open, source);
  const closing = /closing (?:tag|slash) `<?\/?([a-z]\w*)?/i.exec(words)?.[1];
  if (closing !== undefined) return unclosed(closing, source);
  if (/acorn/.test(words))
    return words.includes('import/exports') ? forbidden.module : forbidden.expression;
  const before = /<([^\s\w/>]|\d)/.exec(text)?.[0];
  if (before !== undefined)
    return `„${before}“: das Zeichen < beginnt hier HTML; schreiben Sie „unter“, „weniger als“ oder &lt;`;
  if (/[{}]/.test(text) || words.includes('brace')) return forbidden.expression;
  return 'das Zeichen < beginnt hier HTML, das nicht vollständig ist; als Zeichen schreiben Sie &lt;';
}

function unclosed(name: string, source: string): string {
  if (!knownComponents.includes(name)) return unknownComponent(name);
  // To the parser, a tag that shares its line with words belongs to their paragraph.
  const [opened, closed] = [new RegExp(`<${name}\\b(?![^>]*/>)`, 'g'), `</${name}>`];
  return source.includes(closed) &&
    [...source.matchAll(opened)].length === source.split(closed).length - 1
    ? `bei mehreren Absätzen stehen <${name} …> und </${name}> jeweils allein in einer Zeile`
    : `<${name}> wird nicht geschlossen; so geht es: ${exampleOf(name)}`;
}

/** An open brace is found at the end of the file; it begins on the last line that has one. */
const lineOfBrace = (source: string): number => {
  const lines = source.split('\n');
  return lines.length - [...lines].reverse().findIndex((line) => /\{[^}]*$/.test(line));
};

/** The parser gives the place in its message, "(3:1-3:6)", in `line`, or in its name, "5:1-5:6". */
function lineOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const line = 'line' in error && typeof error.line === 'number' ? error.line : undefined;
  const begin = /\((\d+):\d+/.exec(error.message)?.[1] ?? line;
  const place = begin ?? /^(\d+):\d+/.exec(error.name)?.[1];
  return place === undefined ? undefined : Number(place);
}
