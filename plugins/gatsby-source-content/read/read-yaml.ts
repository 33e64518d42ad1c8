import {
  type Document,
  LineCounter,
  type YAMLError,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from 'yaml';
import type { z } from 'zod';
import { thousands } from '../../../src/content-model/messages/numbers';
import { asText } from './as-text';
import { problemsOf } from './issue-problems';
import type { Problem } from './problems';
import { swallowedText } from './swallowed-text';
import { yamlReason } from './yaml-reasons';

/** Line of a field in its file; of its nearest ancestor when it is missing. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

type Read<T> = { lineOf: LineOf } & (
  { data: T; problems: [] } | { data: undefined; raw: unknown; problems: Problem[] }
);

/**
 * Parses YAML and validates it, with the line of every problem.
 * @param schema the schema of the file's kind
 */
export function readYaml<S extends z.ZodType>(
  file: string,
  written: string,
  schema: S,
): Read<z.output<S>> {
  const source = asText(written);
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const [broken] = document.errors;
  // Later errors of the parser are consequences of the first.
  if (broken) return unreadable(file, yamlReason(broken.code, source, lineOfError(broken)));
  keepNumbers(document);
  const lineOf: LineOf = (path) => lineIn(document, lines, path);
  const value = toValue(document);
  if (value instanceof Error)
    return unreadable(file, yamlReason('BAD_ALIAS', source, lineOfAlias(document, lines)));
  const lost = swallowedText(document, source, lines).map((problem) => ({
    file,
    field: '',
    ...problem,
  }));
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success && lost.length === 0) return { data: result.data, problems: [], lineOf };
  const problems = result.success ? [] : problemsOf(file, result.error.issues, lineOf);
  return { data: undefined, raw: value, problems: [...lost, ...problems], lineOf };
}

function unreadable(
  file: string,
  { line, message }: { line?: number | undefined; message: string },
) {
  const problem = { file, line, field: '', message: `kein gültiges YAML: ${message}` };
  return { data: undefined, raw: undefined, problems: [problem], lineOf: () => undefined };
}

const lineOfError = ({ linePos }: YAMLError): number | undefined => linePos?.[0].line;

/** The line of the deepest existing part of a path: a key, or an entry of a list. */
function lineIn(document: Document, lines: LineCounter, path: readonly PropertyKey[]) {
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
  return lines.linePos(offset ?? 0).line;
}

/**
 * Keeps numbers as written where YAML reads them differently from an Austrian: "1.500" would be
 * one and a half, "0316" would lose its zero, and 17.30 is a time where one belongs.
 */
function keepNumbers(document: Document): void {
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'number') return;
      if (timeFields.has(String(key.value)) && /^\d{1,2}\.\d{2}$/.test(value.source ?? ''))
        value.value = value.source;
    },
    Scalar: (_key, scalar) => {
      const { value, source = '' } = scalar;
      if (typeof value === 'number' && (thousands.test(source) || /^0\d/.test(source)))
        scalar.value = source;
    },
  });
}

const timeFields: ReadonlySet<string> = new Set(['from', 'to', 'time']);

/**
 * A text that begins with * or & is an alias or anchor to YAML; one that leads nowhere is an error,
 * not a value.
 */
function toValue(document: Document): unknown {
  try {
    return document.toJS();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function lineOfAlias(document: Document, lines: LineCounter): number | undefined {
  let line: number | undefined;
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document) !== undefined) return undefined;
      line = alias.range ? lines.linePos(alias.range[0]).line : undefined;
      return visit.BREAK;
    },
  });
  return line;
}
