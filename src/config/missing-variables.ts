import variables from './variables.json';

/**
 * Environment variables that are not set, each with its effect on the site in German.
 * @param environment usually `process.env`
 */
export function missingVariables(
  environment: Record<string, string | undefined>,
): { name: string; effect: string }[] {
  return Object.entries(variables)
    .filter(([name]) => !environment[name]?.trim())
    .map(([name, effect]) => ({ name, effect }));
}
