import { randomUUID } from 'node:crypto';
import { promises as dns } from 'node:dns';
import { existsSync } from 'node:fs';
import Stripe from 'stripe';
import { securityHeaders } from '../deploy/policy';

/** One look from outside: what is looked at, and what to do when it is not as it must be. */
type Look = { what: string; todo: string; run: () => Promise<boolean> };

/** The website that is online, and how to reach it. */
export type Live = {
  site: string;
  /** Origin of its Supabase project, and the secret Stripe signs with, where they are known. */
  supabase?: string | undefined;
  webhookSecret?: string | undefined;
  /** Whether to send a request that ends in the agency's mailbox. */
  sendsForm?: boolean;
  fetch: typeof fetch;
  /** TXT records of a name. */
  txt: (name: string) => Promise<string[]>;
};

function hostLooks({ site, fetch: ask }: Live): Look[] {
  const { host } = new URL(site);
  const answers = (path: string, status: number): Look => ({
    what: `${path} antwortet mit ${status} und allen Kopfzeilen`,
    todo: 'Neu ausliefern, samt _headers (deploy/README.md)',
    run: async () => {
      const { headers, status: found } = await ask(site + path, { redirect: 'manual' });
      const isSafe = headers.get('content-security-policy')?.includes("script-src 'self'");
      const has = ([name, value]: [string, string]) => headers.get(name) === value;
      return (
        found === status &&
        isSafe === true &&
        headers.has('strict-transport-security') &&
        Object.entries(securityHeaders).every(has)
      );
    },
  });
  return [
    {
      what: 'Ohne Verschlüsselung geht es zur verschlüsselten Adresse',
      todo: 'Beim Hoster „Always use HTTPS“ einschalten',
      run: async () => {
        const answer = await ask(`http://${host}/`, { redirect: 'manual' });
        return answer.headers.get('location')?.startsWith('https://') ?? false;
      },
    },
    ...['/', '/success', '/suche'].map((path) => answers(path, 200)),
    ...['/gibt-es-nicht', '/_headers'].map((path) => answers(path, 404)),
    {
      what: 'Die E-Mail-Adresse im Impressum steht da, wie sie ist',
      todo: 'Bei Cloudflare „Email Address Obfuscation“ ausschalten (deploy/README.md)',
      run: async () => {
        const html = await (await ask(`${site}/impressum`)).text();
        return html.includes('href="mailto:') && !html.includes('/cdn-cgi/l/email-protection');
      },
    },
    {
      what: 'Seiten kommen komprimiert',
      todo: 'Verhindert „no-transform“ das, in plugins/gatsby-plugin-publish/hosts.ts streichen (deploy/README.md)',
      run: async () => (await ask(site)).headers.has('content-encoding'),
    },
  ];
}

function mailLooks({ site, txt }: Live): Look[] {
  const domain = new URL(site).hostname.replace(/^www\./, '');
  const record = (what: string, name: string, form: RegExp): Look => ({
    what: `Absender: ${what} (${name})`,
    todo: 'Den Eintrag bei der Domain setzen, wie ihn Resend unter „Domains“ zeigt (go-live, Schritt 4)',
    run: async () => (await txt(name)).some((text) => form.test(text)),
  });
  return [
    record('SPF', `send.${domain}`, /^v=spf1 .*amazonses\.com/),
    record('DKIM', `resend._domainkey.${domain}`, /(^|;\s*)p=\S{100}/),
    record('DMARC', `_dmarc.${domain}`, /^v=DMARC1;.*\bp=/),
  ];
}

function functionLooks(live: Live, supabase: string): Look[] {
  const { site, fetch: ask, webhookSecret: secret } = live;
  const at = (name: string) => `${supabase}/functions/v1/${name}`;
  const own = { origin: site };
  const post = (headers: Record<string, string>, body = '{}') => ({
    method: 'POST',
    headers,
    body,
  });
  const answers = (name: string, init: RequestInit, status: number, code: string): Look => ({
    what: `Funktion ${name} antwortet`,
    todo: 'Im Log der Funktion nachsehen; fehlt sie: functions deploy (go-live, Schritt 5)',
    run: async () => {
      const answer = await ask(at(name), init);
      return answer.status === status && (await answer.text()).includes(code);
    },
  });
  const looks = [
    answers('stripe-checkout', post(own), 401, 'invalid_token'),
    answers('request', post(own), 400, 'invalid_request'),
    answers('free-times', { headers: own }, 200, '"times"'),
    answers('appointment', post(own), 400, 'invalid_request'),
    answers('scheduled-tasks', post({}), 401, 'wrong_secret'),
    answers('stripe-webhook', post({}), 400, 'invalid_signature'),
    {
      what: 'Fremde Adressen bekommen nichts',
      todo: 'SITE_ORIGINS berichtigen (go-live, Schritt 5.1)',
      run: async () => {
        const headers = { origin: 'https://fremd.example' };
        return (await ask(at('order-status?session_id=cs_test_0'), { headers })).status === 403;
      },
    },
  ];
  if (secret)
    looks.push({
      what: 'Der Webhook nimmt an, was Stripe unterschreibt',
      todo: 'STRIPE_WEBHOOK_SECRET gehört zu einem anderen Endpunkt, oder im Log von stripe-webhook steht, was fehlt',
      run: async () => {
        const event = { id: 'evt_livecheck', object: 'event', type: 'ping', data: { object: {} } };
        const payload = JSON.stringify({ ...event, created: Math.floor(Date.now() / 1_000) });
        const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
        const init = post({ 'stripe-signature': signature }, payload);
        return (await ask(at('stripe-webhook'), init)).ok;
      },
    });
  if (live.sendsForm)
    looks.push({
      what: 'Eine Probe-Anfrage wird angenommen; sehen Sie nach, ob sie im Postfach ankommt',
      todo: 'Im Log der Funktion request nachsehen',
      run: async () => {
        const id = randomUUID();
        const sender = { name: 'Probe', email: 'probe@example.at', phone: '-', company: 'Probe' };
        const fields = { ...sender, message: 'Diese Anfrage hat tools/live-check.ts geschickt.' };
        const number = `0101-0000-${id.slice(0, 4).toUpperCase()}`;
        const body = JSON.stringify({ id, number, form: 'contact', fields });
        return (await ask(at('request'), post(own, body))).ok;
      },
    });
  return looks;
}

/** Looks at a website as visitors, Stripe and mail servers do. @returns a line for each look */
export async function look(live: Live): Promise<{ isGood: boolean; line: string }[]> {
  const { supabase } = live;
  const looks = [
    ...hostLooks(live),
    ...mailLooks(live),
    ...(supabase ? functionLooks(live, supabase) : []),
  ];
  const lines = [];
  for (const { what, todo, run } of looks) {
    const isGood = await run().catch(() => false);
    lines.push({ isGood, line: isGood ? `✓ ${what}` : `✗ ${what}\n  → ${todo}` });
  }
  return lines;
}

async function main(address: string, options: readonly string[]): Promise<void> {
  for (const file of ['.env.production', '.env']) if (existsSync(file)) process.loadEnvFile(file);
  const { GATSBY_SUPABASE_URL: supabase, STRIPE_WEBHOOK_SECRET: webhookSecret } = process.env;
  const lines = await look({
    ...{ site: new URL(address).origin, supabase, webhookSecret },
    sendsForm: options.includes('--formular'),
    fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(10_000), ...init }),
    txt: async (name) => (await dns.resolveTxt(name)).map((parts) => parts.join('')),
  });
  for (const { line } of lines) console.log(line);
  if (!supabase) console.log('Ohne GATSBY_SUPABASE_URL: Funktionen nicht geprüft.');
  process.exitCode = lines.every(({ isGood }) => isGood) ? 0 : 1;
}

// Run as a program: `npx tsx tools/live-check.ts https://ihre-adresse.at [--formular]`.
const [program = '', address = '', ...options] = process.argv.slice(1);
if (program.endsWith('live-check.ts')) {
  if (/^https:\/\/[^/]+\/?$/.test(address)) void main(address, options);
  else
    console.error('So geht es: npx tsx tools/live-check.ts https://ihre-adresse.at [--formular]');
}
