import assert from 'node:assert/strict';
import { sql } from './support/database.ts';
import { agency, buyer, completed, newWorld } from './support/world.ts';

Deno.test('one payment', async () => {
  const world = await newWorld();
  const answer = await world.deliver(completed);
  assert.deepEqual(await answer.json(), { received: true });
  console.log(
    world.log,
    await sql('select * from orders'),
    world.mailbox.mails.map((m) => [m.to, m.subject, m.at]),
  );
  assert.equal(world.mailbox.to(buyer).length, 1);
  assert.equal(world.mailbox.to(agency).length, 1);
});
