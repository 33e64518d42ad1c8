import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontmatter } from 'gatsby-plugin-mdx/dist/frontmatter';
import type { z } from 'zod';
import { allowedInstead } from '../../../src/content-model/messages';
import { type MdxNode, mdxOptions, nodesOf, textOf } from './mdx-options';
import type { Problem } from './problems';
import { type Read, asText, readYaml, unreadableSign } from './yaml';

/** A link, picture or component in a text, as its author wrote it. */
type Place = { line: number | undefined };

/** What the checks and the pages need to know of a text besides its compiled form. */
export type TextFacts = {
  /** Its headings of the second level, for a table of contents. */
  headings: { id: string; text: string }[];
  /** Every id, for links with a #. */
  anchors: string[];
  links: (Place & { target: string })[];
  pictures: (Place & { target: string })[];
  components: (Place & { name: string; value: string })[];
  /** Its words, without those that components put in. */
  words: string;
  /** What is right, and not to be read as its author may think. */
  remarks: (Place & { message: string })[];
};

/** Components a text may use, each with its one attribute. */
const components = new Map([
  ['Angabe', 'name'],
  ['Preis', 'paket'],
  ['Dienst', 'name'],
  ['Gespraech', 'name'],
]);

const noCode = 'ein Absatz darf nicht mit „import“ oder „export“ beginnen';
const noBraces = 'geschweifte Klammern sind im Text nicht erlaubt; nehmen Sie runde';

/** What a paragraph was meant to be, by a line's beginning. */
const misread: readonly [beginning: RegExp, message: string][] = [
  [/^#{2,6}[^\s#]/m, 'nach ## fehlt das Leerzeichen'],
  [/^\|.*\|/m, 'keine Tabelle: ihre zweite Zeile ist | --- | --- |, mit ebenso vielen Spalten'],
  [/^(?:[•◦▪●■‣]|o\t)/m, 'die Einträge einer Liste beginnen mit „- “'],
];

/** The front matter of an MDX file, padded so that its lines keep their numbers, and the text below. */
export function splitText(source: string): { head: string; body: string } {
  const match = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(source);
  if (match === null) return { head: '', body: source };
  const above = match[0].split('\n').length - 1;
  return { head: `\n${match[1] ?? ''}`, body: '\n'.repeat(above) + source.slice(match[0].length) };
}

/** Reads front matter with the parser of gatsby-plugin-mdx too: what the check takes, the build takes. */
function readHead<S extends z.ZodType>(file: string, source: string, schema: S): Read<z.output<S>> {
  const { head } = splitText(source);
  const read = readYaml(file, head, schema);
  const fail = (line: number | undefined, field: string, message: string): Read<z.output<S>> => ({
    ...read,
    data: undefined,
    problems: [{ file, line, field, message }],
  });
  if (head === '')
    return fail(1, '', 'am Anfang fehlen die Angaben zum Text zwischen zwei Zeilen ---');
  if (read.problems.length > 0) return read;
  try {
    const { frontmatter } = parseFrontmatter(source, source);
    const changed = Object.entries(frontmatter).find(
      ([name, value]) =>
        (typeof value === 'number' || (value instanceof Date && !/^(date|updated)$/.test(name))) &&
        typeof Object(read.data)[name] === 'string',
    );
    if (changed === undefined) return read;
    return fail(read.lineOf([changed[0]]), changed[0], 'der Text braucht Anführungszeichen');
  } catch (error) {
    return fail(1, '', `die Angaben sind nicht lesbar (${String(error).split('\n')[0]})`);
  }
}

/** Both are right, and lost when the editor at /admin writes the text anew. */
const underlined =
  'der Strich darunter macht diesen Absatz zur Überschrift; schreiben Sie ## davor, oder vor eine Linie eine Leerzeile: die formatierte Ansicht der Redaktion verliert ihn';
const barInTable = 'die formatierte Ansicht der Redaktion verliert das Zeichen | in einer Tabelle';

/** Reads a post or legal text: its front matter, then compiles it as the build will. */
export async function readTextFile<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
): Promise<Read<z.output<S>> & { text: TextFacts }> {
  const source = asText(readFileSync(join(root, file), 'utf8'));
  const read = readHead(file, source, schema);
  const { text, problems } = await readBody(file, source);
  return { ...read, text, problems: [...read.problems, ...problems] };
}

type Body = { text: TextFacts; problems: Problem[] };

/** What was found in texts, by their file: a build takes over what the one before it has found. */
export const bodies: Record<string, { source: string; body: Body }> = {};

/** Reads what stands below the front matter of a text, once for each state of it. */
export async function readBody(file: string, source: string): Promise<Body> {
  const known = bodies[file];
  const body = known?.source === source ? known.body : await compileBody(file, source);
  bodies[file] = { source, body };
  return body;
}

/** Compiles a text: nothing of it is ever run but what MDX made of words and our components. */
async function compileBody(file: string, source: string): Promise<Body> {
  const text: TextFacts = {
    ...{ headings: [], anchors: [], links: [], pictures: [], components: [], remarks: [] },
    words: '',
  };
  const problems: Problem[] = [];
  const complain = (line: number | undefined, message: string) =>
    problems.push({ file, line, message });
  // Loaded like this because its packages have no entry for `require`, which tsx makes of an import.
  const { compile } = await import('@mdx-js/mdx');
  const { remarkPlugins, rehypePlugins, ...options } = mdxOptions;
  try {
    await compile(splitText(source).body, {
      ...options,
      remarkPlugins: [...remarkPlugins, () => (tree: MdxNode) => inspect(tree, text, complain)],
      rehypePlugins: [...rehypePlugins, () => (tree: MdxNode) => collectIds(tree, text, complain)],
    });
  } catch (error) {
    complain(lineOf(error, source), reasonOf(error));
  }
  return { text, problems };
}

type Complain = (line: number | undefined, message: string) => void;

/** What stands in a text, and what may not. */
function inspect(tree: MdxNode, text: TextFacts, complain: Complain): void {
  for (const node of nodesOf(tree)) {
    const line = node.position?.start.line;
    const target = node.url ?? '';
    switch (node.type) {
      case 'mdxjsEsm':
        complain(line, noCode);
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        complain(line, noBraces);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const name = node.name ?? '';
        const known = components.get(name);
        const [attribute, ...others] = node.attributes ?? [];
        if (known === undefined)
          complain(
            line,
            `<${name}> gibt es hier nicht${allowedInstead(name, [...components.keys()])}`,
          );
        else if (
          attribute?.name !== known ||
          typeof attribute.value !== 'string' ||
          others.length > 0
        )
          complain(
            line,
            `<${name}> ist nicht richtig geschrieben; so geht es: <${name} ${known}="…" />`,
          );
        else text.components.push({ name, value: attribute.value, line });
        break;
      }
      case 'link':
      case 'definition':
        text.links.push({ target, line });
        break;
      case 'image':
        text.pictures.push({ target, line });
        if (!node.alt?.trim())
          complain(line, `das Bild ${target} hat keinen Text für alle, die es nicht sehen`);
        break;
      case 'heading':
        if (node.depth === 1) complain(line, 'Überschriften im Text beginnen mit ##');
        else if (line !== node.position?.end.line) text.remarks.push({ line, message: underlined });
        break;
      case 'paragraph': {
        const found = misread.find(([beginning]) => beginning.test(textOf(node)));
        if (found) complain(line, found[1]);
        break;
      }
      case 'tableCell':
        if (textOf(node).includes('|')) text.remarks.push({ line, message: barInTable });
        break;
      case 'text':
      case 'inlineCode':
      case 'code': {
        const message = unreadableSign(node.value ?? '');
        if (message !== undefined) complain(line, message);
        break;
      }
      case 'table': {
        const [head, ...rows] = node.children ?? [];
        for (const row of rows)
          if ((row.children?.length ?? 0) > (head?.children?.length ?? 0))
            complain(
              row.position?.start.line,
              'diese Zeile hat mehr Zellen als die Tabelle Spalten; ein | im Text schreiben Sie \\|',
            );
      }
    }
  }
}

function collectIds(tree: MdxNode, text: TextFacts, complain: Complain): void {
  text.words = textOf(tree);
  for (const node of nodesOf(tree)) {
    const id = node.properties?.['id'];
    if (typeof id !== 'string') continue;
    if (/^h\d$/.test(node.tagName ?? '') && !/[\p{L}\p{N}]/u.test(id))
      complain(node.position?.start.line, 'die Überschrift hat keinen Text');
    text.anchors.push(id);
    if (node.tagName === 'h2') text.headings.push({ id, text: textOf(node) });
  }
}

/** One German sentence for the kind of a syntax error, and the parser's reason. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const open = /closing tag for `(<[^`]*>)`/.exec(reason)?.[1];
  if (open !== undefined) return `${open} wird nicht geschlossen`;
  if (/acorn|brace/.test(reason)) return /import/.test(reason) ? noCode : noBraces;
  return `das Zeichen < beginnt hier ein Element; als Zeichen schreiben Sie \\< (${reason})`;
}

/** The parser names the place in a field, in its message or in its name; an open brace it finds at the end. */
function lineOf(error: unknown, source: string): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if (/corresponding closing brace/.test(error.message))
    return source.slice(0, source.lastIndexOf('{')).split('\n').length;
  const place = /\((\d+):\d+/.exec(error.message) ?? /^(\d+):\d+/.exec(error.name);
  return place ? Number(place[1]) : 'line' in error ? Number(error.line) : undefined;
}
