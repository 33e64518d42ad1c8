import { json, sendForm, withServices } from './running-services';

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

test.each(['/outbox', '/functions/v1/stripe-checkout', '/gibt-es-nicht'])(
  'a connection for %s is used once, so that the browser does not repeat a cut one',
  async (path) => {
    const { headers } = await fetch(services.url(path));
    expect(headers.get('connection')).toBe('close');
    expect(headers.get('cache-control')).toBe('no-store');
  },
);
