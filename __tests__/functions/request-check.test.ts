import assert from 'node:assert/strict';
import { agency, problem } from './support/mailbox.ts';
import { assertChecked, minutesAgo, orderCheck, unsentOrder } from './support/order-check.ts';
import { waiting } from './support/order-check.ts';

const day = 24 * 60 * 60_000;

Deno.test('R03 a request that waited for an hour is sent, and the agency is told', async () => {
  const { run, requests, mailbox } = orderCheck();
  requests.add(waiting);
  await assertChecked(await run(), 1, 1);
  const [request, report, ...more] = mailbox.to(agency);
  assert.deepEqual(more, []);
  assert.match(request?.subject ?? '', /^Anfrage über die Website: Eva Kern/);
  assert.equal(request?.reply_to, waiting.email);
  assert.match(report?.subject ?? '', /warten mussten: 1$/);
  assert.ok(report?.text.includes(waiting.number));
  await assertChecked(await run(), 0, 0);
  assert.equal(mailbox.mails.length, 2);
});

for (const [minutes, mails] of [
  [9, 0],
  [10, 1],
  [59, 1],
  [60, 2],
] as const) {
  Deno.test(`R03 after ${minutes} minutes: ${mails} mails`, async () => {
    const { run, requests, mailbox } = orderCheck();
    requests.add({ ...waiting, created_at: minutesAgo(minutes) });
    await run();
    assert.equal(mailbox.mails.length, mails);
  });
}

Deno.test(
  'R03 the mail service is down: the check fails, and finds the request again',
  async () => {
    const { run, requests, mailbox, log } = orderCheck();
    requests.add(waiting);
    mailbox.failure = () => problem(503, 'unavailable');
    assert.equal((await run()).status, 502);
    assert.doesNotMatch(log.join('\n'), /eva|kern/i);
    mailbox.failure = () => undefined;
    await assertChecked(await run(), 1, 1);
    assert.equal(mailbox.to(agency).length, 2);
  },
);

Deno.test('R03 a mail that went out and was not marked goes out once', async () => {
  const { run, requests, mailbox } = orderCheck();
  requests.add(waiting);
  await run();
  requests.rows.forEach((row) => Object.assign(row, { notified_at: null }));
  await run();
  const subjects = mailbox.mails.map(({ subject }) => subject);
  assert.equal(subjects.filter((subject) => subject.startsWith('Anfrage über')).length, 1);
});

Deno.test('R08 more than twenty come in one mail', async () => {
  const { run, requests, mailbox } = orderCheck();
  for (let index = 0; index < 50; index += 1)
    requests.add({ ...waiting, id: crypto.randomUUID(), number: `2111-1100-${1000 + index}` });
  await assertChecked(await run(), 50, 50);
  assert.equal(mailbox.mails.length, 2);
  const [all] = mailbox.mails;
  for (let index = 0; index < 50; index += 1)
    assert.ok(all?.text.includes(`2111-1100-${1000 + index}`));
});

Deno.test('R03 what is wrong with orders does not hold back requests', async () => {
  const { run, requests, table, mailbox } = orderCheck();
  requests.add(waiting);
  // No state the function knows.
  table.add(unsentOrder);
  table.rows.forEach((row) => Object.assign(row, { currency: 7 }));
  assert.equal((await run()).status, 503);
  assert.equal(
    mailbox.mails.some(({ subject }) => subject.startsWith('Anfrage über')),
    true,
  );
});

Deno.test(
  'personal data go 30 days after they arrived, the hash of the address after a day',
  async () => {
    const { run, requests, clock } = orderCheck();
    requests.add({
      ...waiting,
      notified_at: minutesAgo(1),
      created_at: minutesAgo(1),
      sender: 'hash',
    });
    await run();
    assert.equal(requests.rows.find(({ id }) => id === waiting.id)?.['sender'], 'hash');
    clock.now += day;
    await run();
    assert.equal(requests.rows.find(({ id }) => id === waiting.id)?.['sender'], null);
    clock.now += 28.9 * day;
    await run();
    assert.ok(requests.rows.some(({ id }) => id === waiting.id));
    clock.now += 0.2 * day;
    await run();
    assert.equal(
      requests.rows.some(({ id }) => id === waiting.id),
      false,
    );
  },
);

Deno.test('a request that never arrived is not deleted', async () => {
  const { run, requests, mailbox, clock } = orderCheck();
  requests.add(waiting);
  mailbox.failure = () => problem(503, 'unavailable');
  clock.now += 40 * day;
  await run();
  assert.ok(requests.rows.some(({ id }) => id === waiting.id));
});

Deno.test('R09 once a week a marked request arrives, with the list of the week', async () => {
  const { run, requests, mailbox, clock } = orderCheck();
  requests.add({ ...waiting, via: 'emailjs', notified_at: minutesAgo(60) });
  for (let hours = 0; hours < 7 * 24; hours += 1) {
    clock.now += day / 24;
    await assertChecked(await run(), 0, 0);
  }
  const [test, ...more] = mailbox.mails;
  assert.deepEqual(more, []);
  assert.match(test?.subject ?? '', /^Probe:/);
  assert.match(test?.text ?? '', /2111-1100-0B9F: Eva Kern, Werkstatt Kern \(über EmailJS\)/);
});

Deno.test('R09 a test that cannot be sent waits like any other', async () => {
  const { run, requests, mailbox } = orderCheck();
  requests.rows = [];
  mailbox.failure = () => problem(503, 'unavailable');
  assert.equal((await run()).status, 502);
  assert.equal(requests.rows.length, 1);
});
