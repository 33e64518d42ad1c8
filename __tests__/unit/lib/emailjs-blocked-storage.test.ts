import { sendForm } from '../../../src/lib/emailjs';

jest.mock('../../../src/config/env', () => ({
  emailJs: { origin: 'http://localhost:9010', serviceId: 's', templateId: 't', publicKey: 'k' },
}));

test('F14: where storage is blocked the form is still sent', async () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const request = jest.fn(async () => ({ ok: true, status: 200, text: async () => 'OK' }));
  Object.assign(globalThis, { fetch: request });
  const failure = await sendForm(document.createElement('form'));
  blocked.mockRestore();
  expect(failure).toBeUndefined();
  expect(request).toHaveBeenCalledTimes(1);
});
