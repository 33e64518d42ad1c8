import { exchangeCode } from '../../../../src/features/auth/account';
import { project } from '../../../support/account/project';
import { session, sessionKey, storeCodeVerifier } from '../../../support/account/session';

const token = '/auth/v1/token';
const ownCode = '3f1c9a52-8f61-4f0b-9a0c-1f5f0e5a7d21';

test('F21: after a code that is refused the right link still works', async () => {
  const code = 'bad_code_verifier';
  storeCodeVerifier('recovery');
  project.error(token, 400, code);
  await expect(exchangeCode('somebody-made-this-up')).rejects.toMatchObject({ code });
  project.json(token, 200, session());
  expect(await exchangeCode(ownCode)).toEqual({ recovery: true });
  expect(localStorage.getItem(`${sessionKey}-code-verifier`)).toBeNull();
});
