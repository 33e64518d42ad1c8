import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Document,
  type ErrorCode,
  LineCounter,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from 'yaml';
import { z } from 'zod';
import { type DataName, type DataOf, dataSchemas } from '../../../src/content-model/data';
import { nearest, thousands } from '../../../src/content-model/messages';
import { type PayableProducts, payableProducts } from '../../../src/content-model/payable-products';
import { type Problem, fieldPath } from './problems';

/** Line of a field in its file; of its nearest ancestor when it is missing. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/** What was read of a file; no data where there are problems. */
export type Read<T> = { file: string; data: T | undefined; problems: Problem[]; lineOf: LineOf };

/** Letters composed of two code points (macOS) and ligatures (PDF) as one keyboard types them. */
export const asText = (written: string): string =>
  written
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC');

/** Control characters, private signs of one font, and marks of what was lost: no reader sees them. */
const unreadable = /[\p{Co}\p{Zl}\p{Zp}\ufffc\ufffd\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u;

/** A sign in a text that no reader could see, in words; nothing without. */
export function unreadableSign(text: string): string | undefined {
  const code = unreadable.exec(text)?.[0].codePointAt(0)?.toString(16).toUpperCase();
  return (
    code &&
    `das Zeichen U+${code.padStart(4, '0')} ist nicht lesbar, meist aus Word oder einer PDF kopiert; löschen Sie es`
  );
}

const [indent, colon, quote, open] = [
  'die Einrückung stimmt nicht',
  'ein Doppelpunkt oder das Leerzeichen danach fehlt, ein Text mit Doppelpunkt steht nicht in Anführungszeichen, oder die Zeile darunter ist zu weit eingerückt',
  "ein Text, der mit einem Sonderzeichen beginnt oder Anführungszeichen enthält, steht in '…'",
  'es fehlt der Strich vor einem Eintrag, ein Anführungszeichen oder eine Klammer, oder die Einrückung stimmt nicht',
];

/** The kind of mistake behind the codes of the parser. */
const kinds: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: indent,
  BAD_COLLECTION_TYPE: indent,
  TAB_AS_INDENT: indent,
  BLOCK_IN_FLOW: colon,
  BLOCK_AS_IMPLICIT_KEY: colon,
  MULTILINE_IMPLICIT_KEY: colon,
  KEY_OVER_1024_CHARS: colon,
  MISSING_CHAR: open,
  DUPLICATE_KEY: 'dieses Feld steht zweimal da',
};

const invalid = (line: number | undefined, reason: string, code?: ErrorCode) => ({
  line,
  message: `kein gültiges YAML: ${(code && kinds[code]) ?? quote} (${reason.split(/ at line |\n/)[0]})`,
});

/**
 * Parses YAML and validates it, with the line of every problem.
 * @param schema the schema of the file's kind
 */
export function readYaml<S extends z.ZodType>(
  file: string,
  written: string,
  schema: S,
): Read<z.output<S>> {
  const lines = new LineCounter();
  const document = parseDocument(asText(written), { lineCounter: lines });
  const lineOf: LineOf = (path) => lines.linePos(placeOf(document, path)).line;
  const failed = (problems: Problem[]) => ({ file, data: undefined, problems, lineOf });
  // An unknown tag is only a warning: "!Neu" would vanish from the page.
  const [broken] = [...document.errors, ...document.warnings];
  if (broken)
    return failed([{ file, ...invalid(broken.linePos?.[0].line, broken.message, broken.code) }]);
  const lost = lostText(file, document, lines);
  keepNumbers(document);
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    const alias = String(error);
    const name = alias.split(': ').at(-1) ?? '';
    const line = written.split('\n').findIndex((each) => each.includes(`*${name}`)) + 1;
    return failed([{ file, ...invalid(line || undefined, alias) }]);
  }
  const { data, error } = schema.safeParse(value, { reportInput: true });
  const problems = [...lost, ...problemsOf(file, error?.issues ?? [], document, lineOf)];
  return problems.length > 0 ? failed(problems) : { file, data, problems, lineOf };
}

/** Turns the issues of a schema into problems: a misspelt field is one, not also a missing one. */
function problemsOf(
  file: string,
  issues: readonly z.core.$ZodIssue[],
  document: Document,
  lineOf: LineOf,
): Problem[] {
  const isMissing = (issue: z.core.$ZodIssue) =>
    issue.code !== 'unrecognized_keys' && issue.input === undefined;
  const missing = issues.filter(isMissing).map(({ path }) => fieldPath(path));
  const misspelt = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => nearest(fieldPath([...issue.path, key]), missing))
        : [],
    ),
  );
  // Of a text where a list belongs, zod 4.6 also counts the signs.
  const mistyped = new Set(
    issues.flatMap(({ code, path }) => (code === 'invalid_type' ? fieldPath(path) : [])),
  );
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'too_small' && mistyped.has(fieldPath(issue.path))) return [];
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    return paths
      .filter((path) => !misspelt.has(fieldPath(path)))
      .map((path) => {
        const message = asWritten(issue, document) ?? issue.message;
        return { file, line: lineOf(path), field: fieldPath(path), message };
      });
  });
}

/** A number, date or yes where a text belongs, as its author wrote it: 2.10, not 2.1. */
function asWritten(issue: z.core.$ZodIssue, document: Document): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return undefined;
  const node = document.getIn(issue.path, true);
  return isScalar(node) && node.source && typeof node.value !== 'string'
    ? `hier steht ein Text; schreiben Sie ihn in Anführungszeichen: '${node.source}'`
    : undefined;
}

/** What readers would miss: words behind "&", "!" and "#", which YAML takes away, and unreadable signs. */
function lostText(file: string, document: Document, lines: LineCounter): Problem[] {
  const found: Problem[] = [];
  visit(document, {
    Scalar: (_key, { type, range, anchor, tag, comment, value }) => {
      const isCut = type === 'PLAIN' && /^\S/.test(comment ?? '');
      const sign = isCut ? `#${comment}` : anchor === undefined ? tag : `&${anchor}`;
      const message =
        sign === undefined
          ? unreadableSign(String(value))
          : `„${sign.replace(/^tag:.*:/, '!!')}“ steht nicht auf der Seite; ein Text mit diesem Zeichen braucht Anführungszeichen`;
      if (message === undefined) return;
      found.push({ file, line: range ? lines.linePos(range[0]).line : undefined, message });
    },
  });
  return found;
}

/** Offset of the deepest existing part of a path: a key, or an entry of a list. */
function placeOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = isNode(node) ? node.range?.[0] : undefined;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      if (pair === undefined) break;
      if (isNode(pair.key) && pair.key.range) [offset] = pair.key.range;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      if (isNode(node) && node.range) [offset] = node.range;
    } else break;
  }
  return offset ?? 0;
}

/** Keeps as written what YAML reads otherwise than an Austrian: 1.500, 0316, and the time 17.30. */
function keepNumbers(document: Document): void {
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'number') return;
      const { source = '' } = value;
      const isTime = /^(from|to|time)$/.test(String(key.value)) && /^\d{1,2}\.\d\d$/.test(source);
      if (isTime || thousands.test(source) || /^0\d/.test(source)) value.value = source;
    },
  });
}

const kept = new Map<string, { source: string; read: unknown }>();

/** Reads a YAML file, once for each state of it: the check and the pages of a build share it. */
export function readYamlFile<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
): Read<z.output<S>> {
  const source = readFileSync(join(root, file), 'utf8');
  const known = kept.get(file);
  if (known?.source === source) return z.custom<Read<z.output<S>>>().parse(known.read);
  const read = readYaml(file, source, schema);
  kept.set(file, { source, read });
  return read;
}

const schemas: { [N in DataName]: z.ZodType<DataOf<N>> } = dataSchemas;

/** A file of content/data; undefined when it is broken. */
export const readData = <N extends DataName>(root: string, name: N): DataOf<N> | undefined =>
  readYamlFile<z.ZodType<DataOf<N>>>(root, `content/data/${name}.yaml`, schemas[name]).data;

export const productsFile = 'supabase/functions/_shared/products.json';

/** The products that can be paid online; JSON is YAML, whose parser knows the lines. */
export const readPayableProducts = (root: string): Read<PayableProducts> =>
  readYamlFile(root, productsFile, payableProducts);
