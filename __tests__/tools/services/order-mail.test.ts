/** @jest-environment node */
import { orderMail } from '../../../tools/local-environment.mjs';
import { fields, ids, sendJson, withServices } from './running-services';

const services = withServices();
const mail = { to_email: 'aenne@werkstatt-gruber.at', subject: 'Ihre Bestellung' };
const server = { ...ids, template_id: orderMail.templateId, accessToken: orderMail.privateKey };
const send = (body: object) => sendJson(services.url('/api/v1.0/email/send'), body);

test('the server’s confirmation reaches the outbox, without its key', async () => {
  const answer = await send({ ...server, template_params: mail });
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(await services.outbox()).toMatchObject({
    messages: [{ templateId: orderMail.templateId, fields: fields(mail) }],
  });
});

test('a wrong key is refused, for every template', async () => {
  for (const template_id of [orderMail.templateId, ids.template_id]) {
    const answer = await send({ ...server, template_id, accessToken: 'x', template_params: mail });
    expect([answer.status, await answer.text()]).toEqual([403, 'The private key is invalid']);
  }
});

test('a confirmation needs a recipient', async () => {
  const answer = await send({ ...server, template_params: { ...mail, to_email: '' } });
  expect([answer.status, await answer.text()]).toEqual([422, 'The recipients address is empty']);
  expect(await services.outbox()).toMatchObject({ count: 0 });
});
