import { currentSession, loadAccount } from './auth';
import { toAuthFailure } from './auth-failure';
import type { CallbackAddress } from './callback-address';
import type { CallbackState } from './callback-messages';

/** Error codes of the service for a link that this browser cannot use. */
const stateOfError: Readonly<Record<string, CallbackState>> = {
  unreachable: 'unreachable',
  pkce_code_verifier_not_found: 'other-device',
  bad_code_verifier: 'other-device',
  otp_expired: 'expired',
  // The service confirms the address before it makes the code, so only the sign-in is too late.
  flow_state_expired: 'other-device',
};

/** Redeems what an address of /auth/callback carries. @returns what came of it */
export async function resolveLink(
  address: CallbackAddress,
  isPressed: boolean,
): Promise<CallbackState> {
  // Scanners of mail open links as well; a button they do not press.
  if (address.kind === 'token' && !isPressed) return 'to-confirm';
  const state = await redeem(address);
  // Most often the link that has just signed this visitor in, opened again.
  if (state !== 'nothing' && state !== 'expired') return state;
  const session = await currentSession().catch(() => undefined);
  return session === undefined ? state : 'signed-in';
}

async function redeem(address: CallbackAddress): Promise<CallbackState> {
  try {
    switch (address.kind) {
      case 'token':
        await (await loadAccount()).redeemLink(address.token, address.type);
        return address.type === 'recovery' ? 'recovery' : 'confirmed';
      case 'code': {
        const { recovery } = await (await loadAccount()).exchangeCode(address.code);
        return recovery ? 'recovery' : 'confirmed';
      }
      case 'refused':
        return 'invalid';
      default:
        return address.kind;
    }
  } catch (error) {
    return stateOfError[toAuthFailure(error).code] ?? 'invalid';
  }
}
