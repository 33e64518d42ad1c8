/** One content error for an editor to fix: where, which field, what is wrong, what is allowed. */
export type Problem = { file: string; line?: number | undefined; field: string; message: string };

/** Path of a zod issue as editors write it: `sections[2].heading`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (written, key) =>
      typeof key === 'number'
        ? `${written}[${key}]`
        : written
          ? `${written}.${String(key)}`
          : String(key),
    '',
  );
}

/** All problems as text, one line each, grouped by file. */
export function describeProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'Ein Fehler' : `${problems.length} Fehler`;
  return [`${count} in den Inhalten:`, ...problemLines(problems)].join('\n');
}

/** What stops no build, as text, one line each. */
export function describeRemarks(remarks: readonly Problem[]): string {
  return ['Hinweis zu den Inhalten:', ...problemLines(remarks)].join('\n');
}

/** One line for each problem, grouped by file. */
export function problemLines(problems: readonly Problem[]): string[] {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ file, line, field, message }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      const words = field === '' ? place : `${place}, Feld ${field}`;
      return `  - ${words}: ${message}`;
    });
}
