import { securityHeaders } from '../../deploy/policy';
import { type Live, look } from '../../tools/live-check';

const site = 'https://ihre-adresse.at';
const supabase = 'https://projekt.supabase.co';

/** What a good website answers, by the beginning of an address. */
type Answers = Record<string, (init: RequestInit) => Response>;
const page = (status = 200, headers: Record<string, string> = {}, html = '') =>
  new Response(html, {
    status,
    headers: {
      ...securityHeaders,
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': "default-src 'none'; script-src 'self'",
      'content-encoding': 'br',
      ...headers,
    },
  });
const code = (status: number, text: string) => () => Response.json({ error: text }, { status });
const imprint = '<a href="mailto:hallo@ihre-adresse.at">';
const good: Answers = {
  [`${supabase}/functions/v1/stripe-checkout`]: code(401, 'invalid_token'),
  [`${supabase}/functions/v1/order-status`]: code(403, 'forbidden_origin'),
  [`${supabase}/functions/v1/request`]: ({ body }) =>
    body === '{}' ? code(400, 'invalid_request')() : Response.json({ received: true }),
  [`${supabase}/functions/v1/free-times`]: () => Response.json({ minutes: 30, times: [] }),
  [`${supabase}/functions/v1/appointment`]: code(400, 'invalid_request'),
  [`${supabase}/functions/v1/scheduled-tasks`]: code(401, 'wrong_secret'),
  [`${supabase}/functions/v1/stripe-webhook`]: ({ headers }) =>
    new Headers(headers).has('stripe-signature')
      ? Response.json({ received: true })
      : code(400, 'invalid_signature')(),
  'http://': () => new Response(null, { status: 301, headers: { location: `${site}/` } }),
  [`${site}/gibt`]: () => page(404),
  [`${site}/_headers`]: () => page(404),
  [`${site}/impressum`]: () => page(200, {}, imprint),
  [site]: () => page(),
};
const records: Record<string, string> = {
  'send.ihre-adresse.at': 'v=spf1 include:amazonses.com ~all',
  'resend._domainkey.ihre-adresse.at': `p=${'A'.repeat(200)}`,
  '_dmarc.ihre-adresse.at': 'v=DMARC1; p=quarantine',
};

/** What is red at a website that is good but for some changes. */
async function red(changes: Answers, more: Partial<Live> = {}): Promise<string[]> {
  const answers = { ...changes, ...good, ...changes };
  const lines = await look({
    ...{ site, supabase, webhookSecret: 'whsec_x', sendsForm: true },
    txt: async (name) => [records[name] ?? ''],
    fetch: async (input, init = {}) => {
      const address = input instanceof Request ? input.url : input.toString();
      const [, answer] = Object.entries(answers).find(([start]) => address.startsWith(start)) ?? [];
      if (answer === undefined) throw new TypeError('unreachable');
      return answer(init);
    },
    ...more,
  });
  return lines.filter(({ isGood }) => !isGood).map(({ line }) => line);
}

test('a website that is as it must be is green; one that is down is red all over', async () => {
  expect(await red({})).toEqual([]);
  const down = { fetch: () => Promise.reject(new TypeError('offline')) };
  expect((await red({}, down)).length).toBeGreaterThan(15);
});

const obfuscated = '<a href="/cdn-cgi/l/email-protection#1">[email&#160;protected]</a>';

test.each<[string, Answers, RegExp]>([
  ['redirect to https', { 'http://': () => page() }, /Ohne Verschlüsselung/],
  ['header', { [`${site}/success`]: () => page(200, { 'x-frame-options': 'ALLOW' }) }, /success/],
  ['file of hosts', { [`${site}/_headers`]: () => page() }, /_headers/],
  ['mail address (A2)', { [`${site}/impressum`]: () => page(200, {}, obfuscated) }, /E-Mail-Adr/],
  ['function', { [`${supabase}/functions/v1/scheduled-tasks`]: code(500, 'x') }, /scheduled-tasks/],
])('a wrong %s is red, with what to do', async (_what, changes, said) => {
  const lines = await red(changes);
  expect(lines).toEqual([expect.stringMatching(said)]);
  expect(lines[0]).toContain('\n  → ');
});

test('a missing mail record is red', async () => {
  const txt = async (name: string) => (name.startsWith('_') ? [] : [records[name] ?? '']);
  expect(await red({}, { txt })).toEqual([expect.stringContaining('DMARC')]);
});
