import { errorType, HttpError } from '../http-error.ts';
import { type Rules, rulesFile } from './rules.ts';
import type { AppointmentWorld } from './settings.ts';

const timeLimit = 5_000; // milliseconds
/** How long the rules count before they are read again. */
const keptFor = 60_000;

/**
 * Reads when appointments are possible from the website, where the owner changes it.
 * @returns rejects with a HttpError, 503, when the website does not say
 */
export function rulesReader(world: AppointmentWorld): () => Promise<Rules> {
  let known: { rules: Promise<Rules>; until: number } | undefined;
  return () => {
    if (known && known.until > world.now()) return known.rules;
    const rules = readRules(world);
    known = { rules, until: world.now() + keptFor };
    rules.catch(() => (known = undefined));
    return rules;
  };
}

async function readRules(world: AppointmentWorld): Promise<Rules> {
  const { siteOrigins, rulesOrigin = siteOrigins[0] } = world;
  const unknown = (type: string) => new HttpError(503, 'no_rules', { type });
  try {
    const answer = await world.fetch(`${rulesOrigin}/appointments.json`, {
      signal: AbortSignal.timeout(timeLimit),
    });
    if (!answer.ok) throw unknown(`HTTP ${answer.status}`);
    return rulesFile.parse(await answer.json());
  } catch (error) {
    throw error instanceof HttpError ? error : unknown(errorType(error));
  }
}
