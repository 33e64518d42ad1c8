import { type ParseArgsConfig, parseArgs } from 'node:util';
import { allowedInstead } from '../../src/content-model/messages/nearest';

/**
 * What is wrong with a command's options, in German for editors; Node says it in English.
 * @param options each of which takes a text
 */
export function optionProblem(
  options: NonNullable<ParseArgsConfig['options']>,
  args = process.argv.slice(2),
): string | undefined {
  const known = Object.keys(options).map((name) => `--${name}`);
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { rawName, value, inlineValue } = token;
    if (!known.includes(rawName))
      return `${rawName} gibt es hier nicht${allowedInstead(rawName, known)}`;
    if (value === undefined || (!inlineValue && value.startsWith('-')))
      return `nach ${rawName} fehlt die Angabe, etwa ${rawName} "…"`;
  }
  return undefined;
}
