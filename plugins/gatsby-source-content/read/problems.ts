/** One content error for an editor to fix: where, which field, what is wrong, what is allowed. */
export type Problem = { file: string; line?: number | undefined; field: string; message: string };

/** Path of a field as a program writes it: `sections[2].heading`. */
export const fieldPath = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/**
 * A field as people count: its name, then where it is, with lists counted from 1.
 * @param field `sections[2].actions[0].to`, which becomes "to (sections 3, actions 1)"
 */
export function fieldWords(field: string): string {
  const steps = field.split(/\.|(?=\[)/).reduce<string[]>((words, step) => {
    const index = /^\[(\d+)\]$/.exec(step)?.[1];
    if (index === undefined) return [...words, step];
    const list = words.at(-1) ?? '';
    const number = Number(index) + 1;
    return [...words.slice(0, -1), list === '' ? `Eintrag ${number}` : `${list} ${number}`];
  }, []);
  const name = steps.at(-1) ?? '';
  const around = steps.slice(0, -1).join(', ');
  return around === '' ? name : `${name} (${around})`;
}

/** The order in which an editor reads files. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);
}

/** All problems as text, one line each. */
export function describeProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'Ein Fehler' : `${problems.length} Fehler`;
  return [`${count} in den Inhalten:`, ...problemLines(problems)].join('\n');
}

/** Remarks, which stop no build, as text, one line each. */
export function describeRemarks(remarks: readonly Problem[]): string {
  const count = remarks.length === 1 ? 'Ein Hinweis' : `${remarks.length} Hinweise`;
  return [`${count} zu den Inhalten:`, ...problemLines(remarks)].join('\n');
}

/** One line for each problem; a dead link that occurs often is told once, with its other places. */
export function problemLines(problems: readonly Problem[]): string[] {
  const links = new Map<string, Problem[]>();
  for (const problem of problems)
    if (/^(der Link|die Sprungmarke) /.test(problem.message))
      links.set(problem.message, [...(links.get(problem.message) ?? []), problem]);
  return problems.flatMap((problem) => {
    const [first, ...others] = links.get(problem.message) ?? [];
    if (others.length < 2) return [problemLine(problem)];
    if (first !== problem) return [];
    return [`${problemLine(problem)}; ebenso: ${others.map(placeOf).join(', ')}`];
  });
}

/** Where a problem is. */
export const placeOf = ({ file, line }: Problem): string =>
  line === undefined ? file : `${file}:${line}`;

/** What is wrong, and in which field. */
export const problemWords = ({ field, message }: Problem): string =>
  field === '' ? message : `Feld ${fieldWords(field)}: ${message}`;

/** Where a problem is, and what it is. */
export const problemLine = (problem: Problem): string =>
  `  - ${placeOf(problem)}${problem.field === '' ? ':' : ','} ${problemWords(problem)}`;
