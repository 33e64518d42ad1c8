import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import products from '../../supabase/functions/_shared/products.json';
import { agencyAddress } from '../../tools/local-environment.mjs';
import { withServicesProcess } from '../support/services-process';
import { localTarget } from './target';
import { signedIn } from './visitor';

// The functions on PostgREST and Postgres as Supabase embeds them; what each does: __tests__/functions.
jest.setTimeout(120_000);
const services = withServicesProcess();
const target = localTarget(services);
const call = async (
  name: string,
  body?: object,
  more: Record<string, string> = {},
): Promise<Record<string, unknown>> => {
  const headers = { origin: target.site, ...more };
  const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
  const answer = await fetch(services.url(`/functions/v1/${name}`), init);
  return z.record(z.string(), z.unknown()).parse(await answer.json());
};
/** Subjects of the mails to an address, once so many are there. */
async function mailsTo(address: string, count: number, subject = ''): Promise<string[]> {
  for (;;) {
    const sent = (await services.messages())
      .filter(
        ({ endpoint, fields }) =>
          endpoint === 'resend-emails' && fields.get('to_email') === address,
      )
      .map(({ fields }) => fields.get('subject') ?? '')
      .filter((each) => each.startsWith(subject));
    if (sent.length >= count) return sent;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('N01 fifty book one time: one has it, with both mails, and cancels', async () => {
  const free = z.object({ times: z.array(z.string()) });
  const [startsAt] = free.parse(await call('free-times')).times;
  const booking = { action: 'book', startsAt, name: 'Eva', phone: '1', topic: '' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      call('appointment', { ...booking, id: randomUUID(), email: `e${index}@kern.at` }),
    ),
  );
  const booked = answers.filter((answer) => !('error' in answer));
  expect(booked).toHaveLength(1);
  const cancelled = await call('appointment', { action: 'cancel', token: booked[0]?.['token'] });
  expect(cancelled['state']).toBe('cancelled');
});

test('a burst of requests arrives whole, at the pace of the mail service', async () => {
  const fields = { name: 'Eva', email: 'eva@kern.at', message: 'Hallo' };
  const send = (_: unknown, index: number) => {
    const request = { id: randomUUID(), number: '2811-0930-0B9F', form: 'contact', fields };
    return call('request', request, { 'cf-connecting-ip': `198.51.100.${index}` });
  };
  await Promise.all(Array.from({ length: 20 }, send));
  expect(await mailsTo(agencyAddress, 20, 'Anfrage')).toHaveLength(20);
});

// Last: a run that is killed keeps the others waiting for half a minute.
test('an order: account, page, payment, one mail each, and its status, also after a kill', async () => {
  const { email, session } = await signedIn(target);
  const { priceId, mode } = products['video-basic'];
  const back = { success_url: `${target.site}/success`, cancel_url: `${target.site}/` };
  const order = { price_id: priceId, mode, ...back };
  const authorization = `Bearer ${session.access_token}`;
  const { url } = await call('stripe-checkout', order, { authorization });
  const page = services.url(new URL(String(url)).pathname);
  const status = `order-status?session_id=${page.split('/').at(-1)}`;
  expect(await call(status)).toEqual({ status: 'open' });
  for (let time = 0; time < 2; time += 1) await fetch(page, { method: 'POST', redirect: 'manual' });
  expect(await mailsTo(email, 1)).toHaveLength(1);
  expect(await mailsTo(agencyAddress, 1, 'Neue Bestellung')).toHaveLength(1);
  await services.restart('SIGKILL');
  expect(await call(status)).toEqual({ status: 'paid' });
});
