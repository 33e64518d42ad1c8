import groups from './glossary.json';

/**
 * What fields mean that are called the same everywhere, for editors. A schema says it itself
 * (`.describe`) where a field means something else. `chart.values` goes before `values`.
 */
export const glossary: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(groups).flatMap((words) => Object.entries(words)),
);
