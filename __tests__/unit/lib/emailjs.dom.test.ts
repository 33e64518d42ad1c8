import { blockStorage } from '../../support/blocked-storage';

let failing: boolean;

/** The module of a page that has just been opened: every test begins with fresh modules. */
const openPage = () => import('../../../src/lib/emailjs');

/** Sends a message to a service that answers like this. @returns the failure, and what was sent */
async function send(answer: () => Promise<Response>) {
  const request = jest.fn<Promise<Response>, [string, { body: FormData }]>(answer);
  Object.assign(globalThis, { fetch: request });
  const { sendForm } = await openPage();
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="name" value="Eva"><textarea name="message">Zwei\nZeilen</textarea>';
  const failure = await sendForm(form);
  return { failure, requests: request.mock.calls };
}

const ok = async () => new Response('OK');

beforeEach(() => {
  jest.resetModules();
  failing = false;
  jest.doMock('@emailjs/browser', () => {
    if (failing) throw new Error('ChunkLoadError');
    return jest.requireActual('@emailjs/browser');
  });
});

test('the fields go to the configured origin, with the configured ids', async () => {
  const { failure, requests } = await send(ok);
  expect(failure).toBeUndefined();
  expect(requests.map(([url]) => url)).toEqual(['http://localhost:9010/api/v1.0/email/send-form']);
  expect(Object.fromEntries(requests[0]?.[1].body ?? [])).toEqual({
    name: 'Eva',
    message: 'Zwei\nZeilen',
    lib_version: expect.any(String),
    service_id: 'service',
    template_id: 'template',
    user_id: 'key',
  });
});

test('F07: a rejected send is a failure with its status, not an exception', async () => {
  const { failure } = await send(
    async () => new Response('Gmail_API: Invalid grant', { status: 412 }),
  );
  expect(failure).toEqual({ status: 412, text: 'Gmail_API: Invalid grant' });
});

test('F08: a network error is a failure, not an exception', async () => {
  const { failure } = await send(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(failure).toEqual({ status: 0, text: 'Network Error' });
});

test('after a failed download the next send tries again', async () => {
  failing = true;
  expect((await send(ok)).failure).toMatchObject({ status: 0 });
  failing = false;
  expect((await send(ok)).failure).toBeUndefined();
});

// Last: Node 20.9 does not bring the getter of a global back.
test('F14: where storage is blocked the form is still sent', async () => {
  blockStorage();
  expect((await send(ok)).failure).toBeUndefined();
});
