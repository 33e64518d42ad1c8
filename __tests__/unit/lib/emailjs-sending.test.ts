import client from '@emailjs/browser';
import { sendForm } from '../../../src/lib/emailjs';

jest.mock('../../../src/config/env', () => jest.requireActual('../../support/emailjs-settings'));
jest.mock('@emailjs/browser', () => ({
  __esModule: true,
  default: { init: jest.fn(), sendForm: jest.fn() },
}));

const form = document.createElement('form');
const sent = jest.mocked(client.sendForm);

beforeEach(() => {
  sent.mockReset();
});

test('the configured ids and the form go to the SDK', async () => {
  sent.mockResolvedValue({ status: 200, text: 'OK' });
  expect(await sendForm(form)).toBeUndefined();
  expect(sent).toHaveBeenCalledWith('service', 'template', form, { publicKey: 'key' });
});

test('the SDK is pointed at the configured origin before it sends', async () => {
  sent.mockResolvedValue({ status: 200, text: 'OK' });
  const init = jest.mocked(client.init).mockReset();
  await sendForm(form);
  expect(init).toHaveBeenCalledWith({ publicKey: 'key', origin: 'http://localhost:9010' });
  expect(init.mock.invocationCallOrder[0]).toBeLessThan(sent.mock.invocationCallOrder[0] ?? 0);
});

test('F07: a rejected send is an answer, not an exception', async () => {
  sent.mockRejectedValue({ status: 412, text: 'Gmail_API: Invalid grant' });
  expect(await sendForm(form)).toEqual({ status: 412, text: 'Gmail_API: Invalid grant' });
});

test('F08: a network error is an answer, not an exception', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendForm(form)).toEqual({ status: 0, text: 'Network Error' });
});
