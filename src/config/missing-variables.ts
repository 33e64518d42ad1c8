import { type Variable, variables } from './variables';

/** Environment variables that are not set. */
export function missingVariables(environment: Record<string, string | undefined>): Variable[] {
  return variables.filter(({ name }) => !environment[name]?.trim());
}
