import { type ParseArgsConfig, parseArgs } from 'node:util';
import { allowedInstead } from '../../src/content-model/messages/nearest';

/**
 * What is wrong with a command's arguments, in German for editors; Node says it in English.
 * @param config as for `parseArgs`, which can read them when nothing is
 */
export function optionProblem(config: ParseArgsConfig): string | undefined {
  const { options = {}, allowPositionals = false, args = process.argv.slice(2) } = config;
  const known = Object.keys(options).map((name) => `--${name}`);
  const lenient = { allowPositionals: true, strict: false, tokens: true } as const;
  const { tokens } = parseArgs({ args, options, ...lenient });
  for (const token of tokens) {
    if (token.kind === 'positional' && !allowPositionals)
      return `„${token.value}“ versteht dieser Befehl nicht; erlaubt: ${known.join(', ')}`;
    if (token.kind !== 'option') continue;
    const { rawName, name, value, inlineValue } = token;
    const type = options[name]?.type;
    if (type === undefined) return `${rawName} gibt es hier nicht${allowedInstead(rawName, known)}`;
    const isMissing = value === undefined || (!inlineValue && value.startsWith('-'));
    if (type === 'string' && isMissing)
      return `nach ${rawName} fehlt die Angabe, etwa ${rawName} "…"`;
    if (type === 'boolean' && value !== undefined)
      return `${rawName} steht ohne Angabe da; lassen Sie „${value}“ weg`;
  }
  return undefined;
}
