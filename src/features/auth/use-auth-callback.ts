import { useCallback, useEffect, useRef, useState } from 'react';
import { supabase } from '../../config/env';
import { currentSession, loadAccount } from './auth';
import { toAuthFailure } from './auth-failure';
import { type CallbackAddress, type LinkType, readCallback } from './callback-address';
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

/**
 * Resolves a visit to /auth/callback: redeems what the address carries, once, and cleans it up.
 * @returns the state; `retry` redeems the same link, at last or again; `setState` is for the forms on the page
 */
export function useAuthCallback() {
  const [state, setState] = useState<CallbackState>(supabase ? 'checking' : 'off');
  const address = useRef<CallbackAddress>();

  const resolve = useCallback(async (pressed: boolean) => {
    address.current ??= readCallback(window.location);
    const next = await resolveState(address.current, pressed);
    // Keeps the code and foreign texts out of the history and bookmarks. A code that is still good
    // stays, for a reload.
    if (next !== 'unreachable' && next !== 'to-confirm') {
      window.history.replaceState(window.history.state, '', window.location.pathname);
    }
    setState(next);
  }, []);

  useEffect(() => {
    if (supabase !== undefined && address.current === undefined) void resolve(false);
  }, [resolve]);

  const retry = () => {
    setState('checking');
    void resolve(true);
  };
  return { state, setState, retry };
}

async function resolveState(address: CallbackAddress, pressed: boolean): Promise<CallbackState> {
  switch (address.kind) {
    case 'token':
      // Scanners of mail open links as well; a button they do not press.
      return pressed ? redeem(address.token, address.type) : 'to-confirm';
    case 'code':
      return exchange(address.code);
    case 'nothing':
    case 'expired': // most often the link that has just signed this visitor in, opened again
      return (await isSignedIn()) ? 'signed-in' : address.kind;
    case 'refused':
      return 'invalid';
    default:
      return address.kind;
  }
}

async function redeem(token: string, type: LinkType): Promise<CallbackState> {
  try {
    if (!(await (await loadAccount()).redeemLink(token, type))) return 'half-confirmed';
    return type === 'recovery' ? 'recovery' : 'confirmed';
  } catch (error) {
    const state = stateOfError[toAuthFailure(error).code] ?? 'invalid';
    return state === 'expired' && (await isSignedIn()) ? 'signed-in' : state;
  }
}

async function exchange(code: string): Promise<CallbackState> {
  try {
    const { exchangeCode } = await loadAccount();
    const { recovery } = await exchangeCode(code);
    return recovery ? 'recovery' : 'confirmed';
  } catch (error) {
    return stateOfError[toAuthFailure(error).code] ?? 'invalid';
  }
}

const isSignedIn = async (): Promise<boolean> =>
  (await currentSession().catch(() => undefined)) !== undefined;
