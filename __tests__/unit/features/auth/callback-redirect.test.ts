import { callbackFor } from '../../../../src/features/auth/callback-redirect';

const code = '3f1c9a52-8f61-4f0b-9a0c-1f5f0e5a7d21';
const at = (address: string) => callbackFor(new URL(address, 'https://uhrturm.example'));

test.each([
  `?code=${code}`,
  `?code=${code}#access_token=eyJ`,
  '#access_token=eyJ&type=signup',
  '?error=access_denied&error_code=otp_expired#error_code=otp_expired',
  '#error_code=otp_expired',
])('C06 a link that falls back to the root goes on to the page that explains it: %s', (address) => {
  expect(at(`/${address}`)).toBe(`/auth/callback${address}`);
});

test.each([
  '/',
  '/?code=SOMMER2026',
  '/?product=video&utm_source=code#pakete',
  `/agb?code=${code}`,
  `/auth/callback?code=${code}`,
])('C06 other addresses stay as they are: %s', (address) => {
  expect(at(address)).toBeUndefined();
});
