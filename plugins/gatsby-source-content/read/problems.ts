/** What is wrong in a file, in words that go on after its place. */
export type Problem = { file: string; line?: number | undefined; field?: string; message: string };

/** What the check has to say: problems stop a build, remarks do not. */
export type Findings = { problems: Problem[]; remarks: Problem[] };

/** Path of a field: `sections[2].heading`. */
export const fieldPath = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** Where a problem is and what it is: `content/pages/trial.yaml:12, Feld seo.title: fehlt`. */
export function problemLine({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field ? `${place}, Feld ${field}: ${message}` : `${place}: ${message}`;
}

/** All problems, or remarks, as text, one line each. */
export const describeProblems = (problems: readonly Problem[], kind = 'Fehler'): string =>
  [
    `${kind} in den Inhalten (${problems.length}):`,
    ...problems.map((problem) => `  - ${problemLine(problem)}`),
  ].join('\n');
