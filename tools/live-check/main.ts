import { config } from 'dotenv';
import { checksOf, liveAt, runChecks } from './checks';
import { formCheck, webhookCheck } from './further-checks';

const usage = `So geht es: npm run tool -- live:check https://ihre-adresse.at [--formular]
Die Funktionen prüft es mit GATSBY_SUPABASE_URL, den Webhook dazu mit STRIPE_WEBHOOK_SECRET.`;

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
  if (supabase !== undefined) {
    if (secret !== '') checks.push(webhookCheck(live, supabase, secret));
    if (options.includes('--formular')) checks.push(formCheck(live, supabase));
  }
  const failed = await runChecks(checks, console.log);
  if (supabase === undefined) console.log('Ohne GATSBY_SUPABASE_URL: Funktionen nicht geprüft.');
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
