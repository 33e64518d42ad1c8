import {
  type Document,
  LineCounter,
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

/** What was read of a file; no data where there are problems. */
export type Read<T> = { file: string; data: T | undefined; problems: Problem[]; lineOf: LineOf };

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
  if (broken) return invalid(file, yamlReason(broken.code, source, broken.linePos?.[0].line));
  keepNumbers(document);
  const lineOf: LineOf = (path) => lineIn(document, lines, path);
  let value: unknown;
  try {
    value = document.toJS();
  } catch {
    // A text that begins with * is an alias to YAML; one that leads nowhere has no value.
    return invalid(file, yamlReason('BAD_ALIAS', source, lineOfAlias(document, lines)));
  }
  const lost = swallowedText(document, source, lines).map((slip) => ({ file, field: '', ...slip }));
  const { data, error } = schema.safeParse(value, { reportInput: true });
  const problems = [...lost, ...problemsOf(file, error?.issues ?? [], lineOf)];
  return { file, data: problems.length === 0 ? data : undefined, problems, lineOf };
}

/** A file that cannot be read as a whole. */
export const unreadable = (
  file: string,
  reason: { line?: number | undefined; message: string },
) => ({
  file,
  data: undefined,
  problems: [{ file, field: '', ...reason }],
  lineOf: () => undefined,
});

const invalid = (file: string, { line, message }: ReturnType<typeof yamlReason>) =>
  unreadable(file, { line, message: `kein gültiges YAML: ${message}` });

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
