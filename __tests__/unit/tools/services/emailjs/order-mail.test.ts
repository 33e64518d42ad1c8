/** @jest-environment node */
import { orderMail } from '../../../../../tools/local-environment.mjs';
import { ids, json, sendJson, withServices } from '../running-services';

const services = withServices();
const mail = {
  to_email: 'aenne@werkstatt-gruber.at',
  to_name: 'Änne Gruber',
  subject: 'Ihre Bestellung',
  amount: '450,00\u00a0€',
};
const server = { ...ids, template_id: orderMail.templateId, accessToken: orderMail.privateKey };
const send = (body: object) => sendJson(services.url('/api/v1.0/email/send'), body);

test('the server’s confirmation reaches the outbox, without its key', async () => {
  const answer = await send({ ...server, template_params: mail });
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(await json(services.url('/outbox.json'))).toMatchObject({
    messages: [
      {
        templateId: orderMail.templateId,
        fields: Object.entries(mail).map(([name, value]) => ({ name, value })),
      },
    ],
  });
  const page = await (await fetch(services.url('/outbox'))).text();
  expect(page).toContain('Ihre Bestellung');
  expect(page).toContain('An aenne@werkstatt-gruber.at');
  expect(page).not.toContain(orderMail.privateKey);
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
  expect(await json(services.url('/outbox.json'))).toMatchObject({ count: 0 });
});
