import { useCallback, useEffect, useRef, useState } from 'react';
import { supabase } from '../../config/env';
import { currentSession, loadAccount } from './auth';
import { toAuthFailure } from './auth-failure';
import { type CallbackAddress, readCallback } from './callback-address';
import type { CallbackState } from './callback-messages';

/** Error codes of the service for a link that this browser cannot use. */
const stateOfError: Readonly<Record<string, CallbackState>> = {
  unreachable: 'unreachable',
  pkce_code_verifier_not_found: 'other-device',
  bad_code_verifier: 'other-device',
  // The service confirms the address before it makes the code, so only the sign-in is too late.
  flow_state_expired: 'other-device',
};

/**
 * Resolves a visit to /auth/callback: exchanges the code in the address, once, and cleans it up.
 * @returns the state; `retry` tries the same code again; `setState` is for the forms on the page
 */
export function useAuthCallback() {
  const [state, setState] = useState<CallbackState>(supabase ? 'checking' : 'off');
  const address = useRef<CallbackAddress>();

  const resolve = useCallback(async () => {
    address.current ??= readCallback(window.location);
    const next = await resolveState(address.current);
    // Keeps the code and foreign texts out of the history and bookmarks. A code that is still good
    // stays, for a reload.
    if (next !== 'unreachable') {
      window.history.replaceState(window.history.state, '', window.location.pathname);
    }
    setState(next);
  }, []);

  useEffect(() => {
    if (supabase !== undefined && address.current === undefined) void resolve();
  }, [resolve]);

  const retry = () => {
    setState('checking');
    void resolve();
  };
  return { state, setState, retry };
}

async function resolveState(address: CallbackAddress): Promise<CallbackState> {
  switch (address.kind) {
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
