import { z } from 'zod';
import { errorType, HttpError } from '../http.ts';
import { type DatabaseEnv, readDatabase, readSite, type Variables } from '../env.ts';

/** What all functions about appointments read of their environment. */
export const readBooking = (variables: Variables) => ({
  ...readSite(variables),
  ...readDatabase(variables),
  /** Where appointments.json is published: the website, but in local work. */
  rulesOrigin: variables.origin('APPOINTMENT_RULES_ORIGIN', undefined),
});
type BookingEnv = DatabaseEnv & ReturnType<typeof readBooking>;

const time = z.string().regex(/^\d\d:\d\d$/);
const hours = { from: time, to: time };

/** When appointments are possible, as the website publishes it: content/data/appointments.yaml. */
export const rulesFile = z.object({
  minutes: z.int().positive(),
  gap: z.int().min(0),
  leadHours: z.int().min(0),
  aheadDays: z.int().positive(),
  /** `days`: 1 for Monday to 7 for Sunday. */
  hours: z.array(z.object({ days: z.array(z.int()), ...hours })),
  exceptions: z.array(z.object({ date: z.iso.date(), hours: z.array(z.object(hours)) })),
});
export type Rules = z.infer<typeof rulesFile>;

const timeLimit = 5_000; // milliseconds
/** How long the rules count before they are read again. */
const keptFor = 60_000;

/**
 * Reads when appointments are possible from the website, where the owner changes it.
 * @returns rejects with a HttpError, 503, when the website does not say
 */
export function rulesReader(env: BookingEnv): () => Promise<Rules> {
  let known: { rules: Promise<Rules>; until: number } | undefined;
  return () => {
    if (known && known.until > env.now()) return known.rules;
    const rules = readRules(env);
    known = { rules, until: env.now() + keptFor };
    rules.catch(() => (known = undefined));
    return rules;
  };
}

async function readRules(env: BookingEnv): Promise<Rules> {
  const { siteOrigins, rulesOrigin = siteOrigins[0] } = env;
  const unknown = (type: string) => new HttpError(503, 'no_rules', { type });
  try {
    const answer = await env.fetch(`${rulesOrigin}/appointments.json`, {
      signal: AbortSignal.timeout(timeLimit),
    });
    if (!answer.ok) throw unknown(`HTTP ${answer.status}`);
    return rulesFile.parse(await answer.json());
  } catch (error) {
    throw error instanceof HttpError ? error : unknown(errorType(error));
  }
}
