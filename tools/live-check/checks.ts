import { promises as dns } from 'node:dns';
import { connect } from 'node:tls';
import { securityHeaders } from '../../deploy/policy';

/** One look from outside: what is looked at, and what to do when it is not as it must be. */
export type Check = { what: string; todo: string; run: () => Promise<boolean> };

export type Live = {
  /** Origin of the website, and of its Supabase project. */
  site: string;
  supabase: string | undefined;
  fetch: typeof fetch;
  now: () => number;
  /** TXT records of a name; none when there are none. */
  txt: (name: string) => Promise<string[]>;
  /** When the certificate of the host ends, in milliseconds since 1970. */
  certificateEnd: (host: string) => Promise<number>;
};

const day = 24 * 60 * 60_000;
const timeLimit = 10_000; // milliseconds of one request

/** The real world. */
export const liveAt = (site: string, supabase: string | undefined): Live => ({
  site,
  supabase,
  fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(timeLimit), ...init }),
  now: () => Date.now(),
  txt: (name) =>
    dns.resolveTxt(name).then(
      (records) => records.map((parts) => parts.join('')),
      () => [],
    ),
  certificateEnd: (host) =>
    new Promise((done, fail) => {
      const socket = connect({ host, servername: host, port: 443, timeout: timeLimit }, () => {
        done(Date.parse(socket.getPeerCertificate().valid_to));
        socket.end();
      });
      socket.on('error', fail).on('timeout', () => fail(new Error('timeout')));
    }),
});

/** Every check, in the order in which a website comes about. */
export const checksOf = (live: Live): Check[] => [
  ...hostChecks(live),
  ...addressChecks(live),
  ...mailChecks(live),
  ...(live.supabase === undefined ? [] : functionChecks(live, live.supabase)),
];

function hostChecks({ site, fetch: ask, certificateEnd, now }: Live): Check[] {
  const { host } = new URL(site);
  return [
    {
      what: 'Das Zertifikat gilt noch mindestens 14 Tage',
      todo: 'Beim Hoster nachsehen, ob es sich von selbst erneuert (nginx: certbot renew)',
      run: async () => (await certificateEnd(host)) - now() > 14 * day,
    },
    {
      what: 'Ohne Verschlüsselung geht es zur verschlüsselten Adresse',
      todo: 'Beim Hoster „Always use HTTPS“ einschalten',
      run: async () => {
        const answer = await ask(`http://${host}/`, { redirect: 'manual' });
        return answer.headers.get('location')?.startsWith('https://') ?? false;
      },
    },
    {
      what: 'security.txt gilt noch mindestens 30 Tage',
      todo: 'Neu bauen und ausliefern: npm run release',
      run: async () => {
        const text = await (await ask(`${site}/.well-known/security.txt`)).text();
        return Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - now() > 30 * day;
      },
    },
  ];
}

/** One address of every kind; the policy belongs to all, the cache rule to the kind. */
function addressChecks({ site, fetch: ask }: Live): Check[] {
  const kinds = {
    '/': [200, /must-revalidate|no-cache/],
    '/success': [200, /must-revalidate|no-cache/],
    '/sitemap.xml': [200, /must-revalidate|no-cache/],
    '/favicon.svg': [200, /max-age/],
    '/gibt-es-nicht': [404, /./],
    '/_headers': [404, /./],
  } as const;
  return Object.entries(kinds).map(([path, [status, cache]]) => ({
    what: `${path} antwortet mit ${status}, mit allen Kopfzeilen`,
    todo: 'Den Stand neu ausliefern, samt _headers oder nginx.conf (deploy/README.md)',
    run: async () => {
      const answer = await ask(site + path, { redirect: 'manual' });
      const { headers } = answer;
      const has = Object.entries(securityHeaders).every(
        ([name, value]) => headers.get(name) === value,
      );
      const policy = headers.get('content-security-policy') ?? '';
      const isSafe = path.includes('.') || policy.startsWith("default-src 'none'");
      const isForced = headers.has('strict-transport-security');
      const isKept = cache.test(headers.get('cache-control') ?? ' ');
      return answer.status === status && has && isSafe && isForced && isKept;
    },
  }));
}

function mailChecks({ site, txt }: Live): Check[] {
  const domain = new URL(site).hostname.replace(/^www\./, '');
  const record = (what: string, name: string, form: RegExp): Check => ({
    what: `${what} (${name})`,
    todo: 'Den Eintrag bei der Domain setzen, wie ihn Resend unter „Domains“ zeigt (go-live, Schritt 4)',
    run: async () => (await txt(name)).some((text) => form.test(text)),
  });
  return [
    record('Absender: SPF', `send.${domain}`, /^v=spf1 .*amazonses\.com/),
    record('Absender: DKIM', `resend._domainkey.${domain}`, /(^|;\s*)p=\S{100}/),
    record('Absender: DMARC', `_dmarc.${domain}`, /^v=DMARC1;.*\bp=/),
  ];
}

function functionChecks({ site, fetch: ask }: Live, supabase: string): Check[] {
  const origin = { origin: site };
  const answers = (name: string, init: RequestInit, status: number, code: string): Check => ({
    what: `Funktion ${name.split('?')[0]} antwortet`,
    todo: 'Im Log der Funktion nachsehen; fehlt sie: functions deploy (go-live, Schritt 5)',
    run: async () => {
      const answer = await ask(`${supabase}/functions/v1/${name}`, init);
      return answer.status === status && (await answer.text()).includes(code);
    },
  });
  const post = (headers: Record<string, string> = {}) => ({ method: 'POST', headers, body: '{}' });
  const lookUp = 'order-status?session_id=cs_test_0000000000';
  return [
    answers('stripe-checkout', post(origin), 401, 'invalid_token'),
    answers(lookUp, { headers: origin }, 200, '"unknown"'),
    answers('request', post(origin), 400, 'invalid_request'),
    answers('free-times', { headers: origin }, 200, '"times"'),
    answers('appointment', post(origin), 400, 'invalid_request'),
    answers('order-check', post(), 401, 'wrong_secret'),
    answers('stripe-webhook', post(), 400, 'invalid_signature'),
    {
      what: 'Fremde Adressen bekommen nichts',
      todo: 'SITE_ORIGINS berichtigen (go-live, Schritt 5.1)',
      run: async () => {
        const headers = { origin: 'https://fremd.example' };
        const answer = await ask(`${supabase}/functions/v1/${lookUp}`, { headers });
        return answer.status === 403;
      },
    },
  ];
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
