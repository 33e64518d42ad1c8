/**
 * What a release still lacks.
 * @param {Readonly<Record<string, string>>} variables name -> what is switched off without it (German)
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} one line for each missing or empty variable
 */
export function missingVariables(variables, env) {
  return Object.entries(variables)
    .filter(([name]) => !env[name]?.trim())
    .map(([name, consequence]) => `  ${name} – ohne sie gilt: ${consequence}`);
}
