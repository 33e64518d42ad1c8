import variables from './variables.json';

/**
 * Variables of the environment that are not set or empty, with what the site does without each.
 * @param environment usually `process.env`
 */
export function missingVariables(
  environment: Record<string, string | undefined>,
): { name: string; effect: string }[] {
  return Object.entries(variables)
    .filter(([name]) => !environment[name]?.trim())
    .map(([name, effect]) => ({ name, effect }));
}
