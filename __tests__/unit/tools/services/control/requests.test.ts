/** @jest-environment node */
import { json, sendForm, withServices } from '../running-services';

const services = withServices();
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

test('counts every request without its query and body, and not the control calls', async () => {
  await sendForm(services.url('/api/v1.0/email/send-form'));
  await fetch(services.url('/outbox?name=Gruber'));
  await fetch(services.url('/__faults'));
  expect(await json(services.url('/__requests'))).toEqual({
    count: 2,
    requests: [
      { method: 'POST', path: '/api/v1.0/email/send-form', time },
      { method: 'GET', path: '/outbox', time },
    ],
  });
});

test('starts anew after DELETE', async () => {
  await fetch(services.url('/outbox'));
  expect((await fetch(services.url('/__requests'), { method: 'DELETE' })).status).toBe(204);
  await fetch(services.url('/gibt-es-nicht'));
  expect(await json(services.url('/__requests'))).toEqual({
    count: 1,
    requests: [{ method: 'GET', path: '/gibt-es-nicht', time }],
  });
});

test('a connection is used once, so that a cut one is not repeated by the browser', async () => {
  const response = await fetch(services.url('/outbox'));
  expect(response.headers.get('connection')).toBe('close');
});
