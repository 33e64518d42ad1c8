import assert from 'node:assert/strict';
import { assertRefused } from './support/refused.ts';
import { environment, request, submission } from './support/request.ts';
import { lastLine } from './support/webhook.ts';

Deno.test('R10 only pages of the website may ask', async () => {
  const { send, network, log } = request();
  const answer = await send(submission, { origin: 'https://boese.example' });
  await assertRefused(answer, log, 403, 'origin_not_allowed');
  assert.deepEqual(network.calls, []);
});

for (const name of Object.keys(environment)) {
  Deno.test(`without ${name} nothing is taken`, async () => {
    const { send, log } = request({ [name]: undefined });
    await assertRefused(await send(), log, 500, 'not_configured');
    assert.deepEqual(lastLine(log), { code: 'not_configured', variables: [name] });
  });
}
