import assert from 'node:assert/strict';
import { assertRefused, checkout, goodOrder, orderRequest, site } from './support/checkout.ts';

const limit = 4_096;

/** The order as JSON of exactly this many bytes. */
function orderOf(bytes: number): string {
  const text = JSON.stringify({ ...goodOrder, padding: '' });
  return text.replace('"padding":""', `"padding":"${'x'.repeat(bytes - text.length)}"`);
}

/** A body in many small pieces, as long as anybody reads. */
function endless() {
  const seen = { pieces: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      seen.pieces += 1;
      controller.enqueue(new Uint8Array(1_000).fill(0x20));
    },
    cancel() {
      seen.cancelled = true;
    },
  });
  return { seen, body };
}

async function assertTooLarge(body: BodyInit, headers: Record<string, string> = {}) {
  const { handle, network, log } = checkout();
  const response = await handle(orderRequest({ body, headers }));
  assert.equal(response.headers.get('access-control-allow-origin'), site);
  await assertRefused(response, log, 413, 'body_too_large');
  assert.deepEqual(network.calls, []);
}

Deno.test('a body of exactly 4 KB is read', async () => {
  const body = orderOf(limit);
  assert.equal(new TextEncoder().encode(body).length, limit);
  const { handle } = checkout();
  assert.equal((await handle(orderRequest({ body }))).status, 200);
});

Deno.test('A13 one byte more is refused', () => assertTooLarge(orderOf(limit + 1)));

Deno.test('A13 bytes count, not characters', () => assertTooLarge('ü'.repeat(limit / 2 + 1)));

Deno.test('A13 a Content-Length that lies does not help', () =>
  assertTooLarge(orderOf(limit + 1), { 'content-length': '10' }),
);

Deno.test('A13 an honest Content-Length is refused as well', () =>
  assertTooLarge('x'.repeat(9_000), { 'content-length': '9000' }),
);

Deno.test('A13 a body without Content-Length is read no further than the limit', async () => {
  const { seen, body } = endless();
  await assertTooLarge(body);
  assert.equal(seen.cancelled, true);
  assert.ok(seen.pieces <= 7, `${seen.pieces} KB were read`);
});

Deno.test('a body in pieces is put together', async () => {
  const pieces = JSON.stringify({ ...goodOrder, note: 'für später' }).match(/.{1,7}/gsu) ?? [];
  const { handle } = checkout();
  const body = ReadableStream.from(pieces.map((piece) => new TextEncoder().encode(piece)));
  assert.equal((await handle(orderRequest({ body }))).status, 200);
});

Deno.test('A13 a body that breaks off is refused, and its error is not told', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError('geheim')),
  });
  const { handle, network, log } = checkout();
  await assertRefused(await handle(orderRequest({ body })), log, 500, 'internal_error');
  assert.deepEqual(network.calls, []);
});
