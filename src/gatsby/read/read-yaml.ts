import { type Document, LineCounter, isNode, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { type Problem, problemsOf } from '../check/problems';
import { yamlReason } from './yaml-reasons';

/** Line of a field in its file; of its nearest ancestor when it is missing. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

type Read<T> = { lineOf: LineOf } & (
  { data: T; problems: [] } | { data: undefined; problems: Problem[] }
);

/**
 * Parses YAML and validates it, with the line of every problem.
 * @param file path as editors know it, for messages
 * @param schema the schema of the file's kind
 */
export function readYaml<S extends z.ZodType>(
  file: string,
  source: string,
  schema: S,
): Read<z.output<S>> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: error.linePos?.[0].line,
      field: '',
      message: `kein gültiges YAML: ${yamlReason(error.code)}`,
    }));
    return { data: undefined, problems, lineOf: () => undefined };
  }
  const lineOf: LineOf = (path) => {
    // A missing field has no node of its own: its nearest ancestor shows where it belongs.
    for (let length = path.length; length >= 0; length -= 1) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return undefined;
  };
  const value = toValue(document);
  if (value instanceof Error) {
    const message = `kein gültiges YAML: ${yamlReason('BAD_ALIAS')}`;
    return {
      data: undefined,
      lineOf,
      problems: [{ file, line: lineOfAlias(document, lines), field: '', message }],
    };
  }
  const result = schema.safeParse(value);
  return result.success
    ? { data: result.data, problems: [], lineOf }
    : { data: undefined, problems: problemsOf(file, result.error.issues, lineOf), lineOf };
}

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
