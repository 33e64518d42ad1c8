import type { z } from 'zod';
import { meantField } from '../../../src/content-model/messages/meant-field';
import { quoted } from '../../../src/content-model/messages/kinds';
import { type Problem, fieldPath } from './problems';

type Issue = z.core.$ZodIssue;
type LineOf = (path: readonly PropertyKey[]) => number | undefined;
type Found = { path: readonly PropertyKey[]; message: string };

/**
 * Turns the issues of a schema, parsed with `reportInput`, into problems of a file: one for each
 * field, and none for a field that is only missing because its name is misspelt.
 * @param lineOf finds the line of a path in the source
 */
export function problemsOf(file: string, issues: readonly Issue[], lineOf: LineOf): Problem[] {
  const missing = issues.filter(isMissing).map(({ path }) => path);
  const groups = new Set(
    issues.filter(({ code }) => code !== 'custom').map((issue) => groupOf(issue)),
  );
  const torn = new Set(issues.filter(isTornAmount).map(groupOf));
  const causes = issues.filter(
    (issue) =>
      // Rules that compare fields apply once each is valid; a split "0,75" leaves a 0 that is no mistake.
      (issue.code !== 'custom' || !groups.has(groupOf(issue))) &&
      (issue.code !== 'too_small' || typeof issue.input !== 'number' || !torn.has(groupOf(issue))),
  );
  const found = causes.flatMap((issue): Found[] =>
    issue.code === 'unrecognized_keys' ? unknownFields(issue) : [describe(issue)],
  );
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const explained = new Set(
    unknown.flatMap(({ path, keys }) => keys.map((key) => meantPath(path, key, missing))),
  );
  const seen = new Set<string>();
  return found.flatMap(({ path, message }) => {
    const field = fieldPath(path);
    if (seen.has(field) || explained.has(field)) return [];
    seen.add(field);
    return [{ file, line: lineOf(path), field, message }];
  });
}

/** The group of fields an issue is about. */
const groupOf = ({ path, code }: Issue): string =>
  fieldPath(code === 'unrecognized_keys' ? path : path.slice(0, -1));

/** Inside { } a comma ends the entry, which turns the cents of "0,75" into a field of their own. */
const isTornAmount = (issue: Issue): boolean =>
  issue.code === 'unrecognized_keys' && issue.keys.some((key) => /^\d{1,3}$/.test(key));

const isMissing = (issue: Issue): boolean =>
  issue.code !== 'custom' && issue.code !== 'unrecognized_keys' && issue.input === undefined;

/** The path of the missing field that a misspelt one was meant to be. */
function meantPath(
  parent: readonly PropertyKey[],
  key: string,
  missing: readonly (readonly PropertyKey[])[],
): string | undefined {
  const beside = missing
    .filter((path) => fieldPath(path.slice(0, -1)) === fieldPath(parent))
    .map((path) => String(path.at(-1)));
  // Without its colon, "from/kontakt" is a name as a whole.
  const meant = meantField(key, beside) ?? beside.find((name) => key.startsWith(`${name}/`));
  return meant === undefined ? undefined : fieldPath([...parent, meant]);
}

/** One problem for each unknown field; its message has a line for each. */
function unknownFields({ path, keys, message }: z.core.$ZodIssueUnrecognizedKeys): Found[] {
  const messages = message.split('\n');
  return keys.map((key, index) => ({ path: [...path, key], message: messages[index] ?? message }));
}

/** Prefixes a schema's own message with the value found, or with the fact that there is none. */
function describe({ path, message, input, code }: Issue): Found {
  if (code === 'custom' || /^(fehlt|ist leer|„)/.test(message)) return { path, message };
  if (input === undefined) return { path, message: `fehlt; ${message}` };
  if (input === null) return { path, message: `ist leer; ${message}` };
  const isForm = code === 'invalid_format' && typeof input === 'string';
  return { path, message: isForm ? `${quoted(input)} ${message}` : message };
}
