import { securityHeaders } from '../../../deploy/policy';
import { checksOf, type Live, runChecks } from '../../../tools/live-check/checks';
import { formCheck, webhookCheck } from '../../../tools/live-check/further-checks';

const site = 'https://ihre-adresse.at';
const supabase = 'https://projekt.supabase.co';
const now = Date.parse('2026-11-26T12:00:00Z');
const day = 24 * 60 * 60_000;

/** What a good website answers; `changes` by the beginning of an address. */
type Answers = Record<string, (init: RequestInit) => Response>;
const page = (status = 200, headers: Record<string, string> = {}) =>
  new Response('', {
    status,
    headers: {
      ...securityHeaders,
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'public, max-age=0, must-revalidate',
      ...headers,
    },
  });
const code = (status: number, text: string) => () => Response.json({ error: text }, { status });
const good: Answers = {
  [`${supabase}/functions/v1/stripe-checkout`]: code(401, 'invalid_token'),
  [`${supabase}/functions/v1/order-status`]: ({ headers }) =>
    new Headers(headers).get('origin') === site
      ? Response.json({ status: 'unknown' })
      : Response.json({}, { status: 403 }),
  [`${supabase}/functions/v1/request`]: ({ body }) =>
    body === '{}' ? code(400, 'invalid_request')() : Response.json({ received: true }),
  [`${supabase}/functions/v1/free-times`]: () => Response.json({ minutes: 30, times: [] }),
  [`${supabase}/functions/v1/appointment`]: code(400, 'invalid_request'),
  [`${supabase}/functions/v1/order-check`]: code(401, 'wrong_secret'),
  [`${supabase}/functions/v1/stripe-webhook`]: ({ headers }) =>
    new Headers(headers).has('stripe-signature')
      ? Response.json({ received: true })
      : code(400, 'invalid_signature')(),
  'http://': () => new Response(null, { status: 301, headers: { location: `${site}/` } }),
  [`${site}/.well-known`]: () =>
    new Response(`Expires: ${new Date(now + 300 * day).toISOString()}\n`),
  [`${site}/gibt`]: () => page(404),
  [`${site}/_headers`]: () => page(404),
  [site]: () => page(),
};
const records: Record<string, string> = {
  'send.ihre-adresse.at': 'v=spf1 include:amazonses.com ~all',
  'resend._domainkey.ihre-adresse.at': `p=${'A'.repeat(200)}`,
  '_dmarc.ihre-adresse.at': 'v=DMARC1; p=quarantine',
};

/** What is red at a website that is good but for some changes. */
async function red(changes: Answers = {}, more: Partial<Live> = {}): Promise<string[]> {
  const answers = { ...changes, ...good, ...changes };
  const live: Live = {
    ...{ site, supabase, now: () => now },
    txt: async (name) => [records[name] ?? ''],
    certificateEnd: async () => now + 60 * day,
    fetch: async (input, init = {}) => {
      const address = input instanceof Request ? input.url : input.toString();
      const [, answer] = Object.entries(answers).find(([start]) => address.startsWith(start)) ?? [];
      if (answer === undefined) throw new TypeError('unreachable');
      return answer(init);
    },
    ...more,
  };
  const lines: string[] = [];
  const extra = [webhookCheck(live, supabase, 'whsec_x'), formCheck(live, supabase)];
  await runChecks([...checksOf(live), ...extra], (line) => lines.push(line));
  expect(lines.at(-1)).toMatch(lines.length === 1 ? /Ordnung/ : /Ordnung\.$/);
  return lines.filter((line) => line.startsWith('✗'));
}

test('a website that is as it must be is green', async () => {
  expect(await red()).toEqual([]);
});

test.each<[string, Answers, Partial<Live>, RegExp]>([
  ['certificate', {}, { certificateEnd: async () => now + 13 * day }, /Zertifikat/],
  [
    'certificate that nobody can read',
    {},
    { certificateEnd: () => Promise.reject(new Error('gone')) },
    /Zertifikat/,
  ],
  [
    'mail records',
    {},
    { txt: async (name) => (name.startsWith('_') ? [] : [records[name] ?? '']) },
    /DMARC/,
  ],
  ['redirect to https', { 'http://': () => page() }, {}, /Ohne Verschlüsselung/],
  ['age', { [`${site}/.well-known`]: () => new Response('') }, {}, /security\.txt/],
  [
    'header',
    { [`${site}/sitemap`]: () => page(200, { 'x-frame-options': 'ALLOW' }) },
    {},
    /sitemap/,
  ],
  ['file of hosts', { [`${site}/_headers`]: () => page() }, {}, /_headers/],
  [
    'function',
    { [`${supabase}/functions/v1/order-check`]: code(500, 'not_configured') },
    {},
    /order-check/,
  ],
  [
    'secret of the webhook',
    { [`${supabase}/functions/v1/stripe-webhook`]: code(400, 'invalid_signature') },
    {},
    /unterschreibt/,
  ],
])('a wrong %s is red, with what to do', async (_what, changes, more, said) => {
  const [line, ...others] = await red(changes, more);
  expect(line).toMatch(said);
  expect(line).toContain('\n  → ');
  expect(others).toEqual([]);
});

test('a website that is down is red all over, and the check ends', async () => {
  const down = { fetch: () => Promise.reject(new TypeError('offline')) };
  expect((await red({}, down)).length).toBeGreaterThan(15);
});
