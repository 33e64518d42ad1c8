import assert from 'node:assert/strict';
import {
  assertRefused,
  checkout,
  orderRequest,
  otherSite,
  site,
  stripe,
} from './support/checkout.ts';

const host = 'uhrturm-ki.example';

/**
 * Each with the path of the page after the payment, so that only the address itself can be the
 * reason.
 */
const redirects: Record<string, unknown> = {
  'another host': 'https://evil.example/success',
  'our name as user': `https://${host}@evil.example/success`,
  'our name as user and password': `https://${host}:443@evil.example/success`,
  'a user before our host': `https://evil@${host}/success`,
  'an empty user before our host': `https://@${host}/success`,
  'no scheme': '//evil.example/success',
  'no scheme before our host': `//${host}/success`,
  'two slashes in front of the path': `${site}//evil.example/success`,
  'three slashes': `https:///${host}/success`,
  'one slash': `https:/${host}/success`,
  backslashes: `https:\\\\${host}\\success`,
  'a backslash after our host': `${site}\\@evil.example/success`,
  'a backslash in the path': `${site}/\\evil.example/success`,
  'a backslash between dots': `${site}/x\\..\\success`,
  'javascript:': 'javascript:alert(1)',
  'javascript: with our host': `javascript://${host}/success%0aalert(1)`,
  'data:': 'data:text/html,<script>alert(1)</script>',
  'without encryption': `http://${host}/success`,
  'another scheme': `ftp://${host}/success`,
  'blob:': `blob:${site}/success`,
  'another port': `https://${host}:8443/success`,
  'the default port': `https://${host}:443/success`,
  'our host as subdomain of another': `https://${host}.evil.example/success`,
  'our host at the end of another': `https://nicht-${host}/success`,
  'our host and a dot': `https://${host}./success`,
  'another of our hosts': `${otherSite}/success`,
  'a host that looks like ours (Cyrillic)': 'https://uhrturm-\u043ai.example/success',
  'a host in full-width letters': 'https://\uff55hrturm-ki.example/success',
  'an invisible letter in the host': 'https://uhrturm\u00adki.example/success',
  'capital letters in the scheme': `HTTPS://${host}/success`,
  'a blank in front': ` ${site}/success`,
  'a line break': `https://${host}\n/success`,
  'a tab in the scheme': `ht\ttps://${host}/success`,
  'a NUL': `${site}/success\0`,
  'letters outside of ASCII': `${site}/success?x=ü`,
  'a path only': '/success',
  'a relative address': 'success',
  nothing: undefined,
  'an empty text': '',
  'a number': 1,
  'a list': [`${site}/success`],
  'an object': { href: `${site}/success` },
  'too long': `${site}/success?x=${'x'.repeat(2_048)}`,
};

for (const [title, url] of Object.entries(redirects)) {
  for (const field of ['success_url', 'cancel_url']) {
    Deno.test(`A11 ${field}: ${title}`, async () => {
      const { handle, network, log } = checkout();
      const response = await handle(orderRequest({ order: { [field]: url } }));
      await assertRefused(response, log, 400, `invalid_${field}`);
      assert.deepEqual(network.callsTo(stripe), []);
    });
  }
}

for (const path of [
  '',
  '/',
  '/success/',
  '/Success',
  '/success/x',
  '/successful',
  '/%73uccess',
  '/x?/success',
]) {
  Deno.test(`A11 success_url: the path ${path || '(none)'}`, async () => {
    const { handle, log } = checkout();
    const response = await handle(orderRequest({ order: { success_url: site + path } }));
    await assertRefused(response, log, 400, 'invalid_success_url');
  });
}

const pages: Record<string, string> = {
  '': '/',
  '/': '/',
  '/blog/ein-beitrag?seite=2#preise': '/blog/ein-beitrag',
  [`/${'x'.repeat(2_047 - site.length)}`]: `/${'x'.repeat(2_047 - site.length)}`,
};
for (const [sent, path] of Object.entries(pages)) {
  Deno.test(`cancel_url may be any page of ours, without query: ${sent.slice(0, 40)}`, async () => {
    const { handle, network } = checkout();
    const response = await handle(orderRequest({ order: { cancel_url: site + sent } }));
    assert.equal(response.status, 200);
    const parameters = new URLSearchParams(network.callsTo(stripe)[0]?.body);
    assert.equal(parameters.get('cancel_url'), site + path);
  });
}
