import { countingOf } from '../../src/config/env';
import { type Variable, missingVariables, variables } from '../../src/config/variables';
import { isServerKey, isLocal, roleOf } from './keys';
import type { Problem } from '../../plugins/gatsby-source-content';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Everything wrong with the environment variables of a release. Messages never repeat a value: it
 * may be a secret.
 */
export function variableProblems(environment: Environment): Problem[] {
  const problem = (name: string, message: string): Problem => ({ file: name, field: '', message });
  const missing = missingVariables(environment)
    .filter(({ optional }) => !optional)
    .map(({ name, effect }) => problem(name, `fehlt; ohne sie gilt: ${effect}`));
  const wrong = variables.flatMap((variable) => {
    const value = environment[variable.name]?.trim();
    const message = value ? reasonAgainst(variable, value) : undefined;
    return message ? [problem(variable.name, message)] : [];
  });
  // Whatever begins with GATSBY_ ends up in the scripts that every visitor loads.
  const secret = Object.entries(environment)
    .filter(([name, value]) => name.startsWith('GATSBY_') && isSecret(value ?? ''))
    .map(([name]) =>
      problem(
        name,
        'ist ein geheimer Schlüssel und käme so auf die Website; er gehört nicht hierher',
      ),
    );
  return [...missing, ...wrong, ...secret];
}

function reasonAgainst({ kind }: Variable, value: string): string | undefined {
  if (kind === 'origin' || kind === 'script') return reasonAgainstAddress(value, kind);
  if (kind === 'counting') return reasonAgainstCounting(value);
  if (kind === 'flag') return value === 'true' ? undefined : 'muss true sein oder fehlen';
  if (/lokal|beispiel|example|xxx|…/i.test(value)) return 'ist ein Platzhalter';
  if (kind === 'repository' && !/^[\w.-]+\/[\w.-]+$/.test(value))
    return 'muss wie auf GitHub aus Konto und Name bestehen, etwa konto/website';
  if (kind !== 'publishable-key' || isSecret(value)) return undefined;
  return value.startsWith('sb_publishable_') || roleOf(value) === 'anon'
    ? undefined
    : 'muss der Publishable Key (sb_publishable_…) oder der alte Schlüssel „anon“ sein';
}

function reasonAgainstAddress(value: string, kind: 'origin' | 'script'): string | undefined {
  if (!URL.canParse(value)) return 'ist keine Adresse';
  const { protocol, hostname, pathname, search, hash } = new URL(value);
  if (protocol !== 'https:') return 'muss mit https:// beginnen';
  if (isLocal(hostname)) return `nennt mit ${hostname} keine echte Adresse`;
  if (search || hash) return 'darf kein ? und kein # enthalten';
  if (kind === 'origin' && pathname !== '/')
    return 'darf nach dem Namen des Servers nichts enthalten';
  return undefined;
}

function reasonAgainstCounting(value: string): string | undefined {
  const counting = countingOf(value);
  if (counting === undefined)
    return 'muss die Adresse der Schnittstelle von Plausible (…/api/event) sein, mit ?site=… am Ende';
  return reasonAgainstAddress(counting.endpoint, 'script');
}

/** Keys of Stripe, Resend and Supabase that only servers may have. */
function isSecret(value: string): boolean {
  const role = roleOf(value);
  return isServerKey(value) || (role !== undefined && role !== 'anon');
}
