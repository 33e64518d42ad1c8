import file from './variables.json';

/**
 * What the build knows of a variable: its effect when it is missing, in German, and what its value
 * must be.
 */
export type Variable = {
  name: string;
  effect: string;
  kind: string;
  /** A release goes online without it. */
  optional: boolean;
};

/** Every environment variable the site is built from. */
export const variables: readonly Variable[] = Object.entries(file).map(([name, variable]) => ({
  name,
  optional: false,
  ...variable,
}));

/** Environment variables that are not set. */
export function missingVariables(environment: Record<string, string | undefined>): Variable[] {
  return variables.filter(({ name }) => !environment[name]?.trim());
}
