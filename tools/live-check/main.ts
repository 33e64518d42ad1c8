import { config } from 'dotenv';
import { type Check, checksOf, liveAt } from './checks';
import { formCheck } from './form-check';
import { timetableCheck } from './timetable-check';
import { webhookCheck } from './webhook-check';

const usage = `So geht es: npm run tool -- live:check https://ihre-adresse.at [--formular]
Die Funktionen prüft es mit GATSBY_SUPABASE_URL, den Webhook dazu mit STRIPE_WEBHOOK_SECRET, den
Zeitplan mit SUPABASE_SECRET_KEY.`;

/**
 * Looks at the website that is online, as a visitor, Stripe or a mail server would: green, or red with
 * what to do. Each check is one bounded look; nothing is changed, except by --formular.
 */
async function main(): Promise<void> {
  config({ path: ['.env.production', '.env'], quiet: true });
  const [address = '', ...options] = process.argv.slice(2);
  if (!/^https:\/\/[^/]+\/?$/.test(address)) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const supabase = process.env['GATSBY_SUPABASE_URL'] || undefined;
  const secret = process.env['STRIPE_WEBHOOK_SECRET'] ?? '';
  const live = liveAt(new URL(address).origin, supabase);
  const checks = checksOf(live);
  if (supabase !== undefined && secret !== '') checks.push(webhookCheck(live, supabase, secret));
  const key = process.env['SUPABASE_SECRET_KEY'] ?? '';
  if (supabase !== undefined && key !== '') checks.push(timetableCheck(live, supabase, key));
  if (supabase !== undefined && options.includes('--formular'))
    checks.push(formCheck(live, supabase));
  const failed = await runChecks(checks, console.log);
  if (supabase === undefined) console.log('Ohne GATSBY_SUPABASE_URL: Funktionen nicht geprüft.');
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Runs checks one after the other. @returns how many failed */
export async function runChecks(
  checks: readonly Check[],
  say: (line: string) => void,
): Promise<number> {
  let failed = 0;
  for (const { what, todo, run } of checks) {
    const isGood = await run().catch(() => false);
    if (!isGood) failed += 1;
    say(isGood ? `✓ ${what}` : `✗ ${what}\n  → ${todo}`);
  }
  say(failed === 0 ? 'Alles in Ordnung.' : `${failed} von ${checks.length} nicht in Ordnung.`);
  return failed;
}

if (process.env['JEST_WORKER_ID'] === undefined) void main();
