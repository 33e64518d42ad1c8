import assert from 'node:assert/strict';
import { assertRefused, checkout, orderRequest, otherSite, site } from './support/checkout.ts';

const strangers: Record<string, string | null> = {
  'no origin': null,
  'an opaque origin': 'null',
  'an empty origin': '',
  'another site': 'https://evil.example',
  'our name as a subdomain of another site': 'https://uhrturm-ki.example.evil.example',
  'our name at the end of another': 'https://nicht-uhrturm-ki.example',
  'a subdomain of ours': 'https://shop.uhrturm-ki.example',
  'our site without encryption': 'http://uhrturm-ki.example',
  'another port': 'https://uhrturm-ki.example:8443',
  'the default port, which browsers leave out': 'https://uhrturm-ki.example:443',
  'a slash at the end': 'https://uhrturm-ki.example/',
  'other letters': 'https://UHRTURM-KI.example',
  'both of our origins at once': `${site}, ${otherSite}`,
  'a name that looks like ours (Cyrillic)': 'https://xn--uhrturm-i-2ng.example',
  'any origin': '*',
};

for (const [title, origin] of Object.entries(strangers)) {
  for (const method of ['POST', 'OPTIONS']) {
    Deno.test(`A13 ${method} from ${title} is refused`, async () => {
      const { handle, network, log } = checkout();
      const response = await handle(orderRequest({ method, headers: { origin } }));
      assert.equal(response.headers.get('access-control-allow-origin'), null);
      await assertRefused(response, log, 403, 'origin_not_allowed');
      assert.deepEqual(network.calls, []);
    });
  }
}

for (const origin of [site, otherSite]) {
  Deno.test(`the preflight from ${origin} allows what supabase-js sends`, async () => {
    const { handle, network } = checkout();
    const response = await handle(orderRequest({ method: 'OPTIONS', headers: { origin } }));
    assert.equal(response.status, 204);
    assert.equal(await response.text(), '');
    assert.equal(response.headers.get('access-control-allow-origin'), origin);
    assert.equal(response.headers.get('vary'), 'Origin');
    assert.equal(response.headers.get('access-control-allow-methods'), 'POST');
    const headers = response.headers.get('access-control-allow-headers')?.split(', ');
    assert.deepEqual(headers?.sort(), ['apikey', 'authorization', 'content-type', 'x-client-info']);
    assert.equal(response.headers.get('access-control-allow-credentials'), null);
    assert.deepEqual(network.calls, []);
  });
}

for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
  Deno.test(`A13 ${method} is not allowed`, async () => {
    const { handle, network, log } = checkout();
    const response = await handle(orderRequest({ method }));
    assert.equal(response.headers.get('access-control-allow-origin'), site);
    await assertRefused(response, log, 405, 'method_not_allowed');
    assert.deepEqual(network.calls, []);
  });
}
