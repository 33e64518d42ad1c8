import { useCallback, useEffect, useRef, useState } from 'react';
import { supabase } from '../../config/env';
import { currentSession, exchangeCode } from './account';
import { toAuthFailure } from './auth-failure';
import { type CallbackAddress, readCallback } from './callback-address';
import type { CallbackState } from './callback-messages';

/** Codes of the service for a link that this browser cannot use. */
const arrivalOf: Readonly<Record<string, CallbackState>> = {
  unreachable: 'unreachable',
  pkce_code_verifier_not_found: 'other-device',
  bad_code_verifier: 'other-device',
  // The address is confirmed before the code is made, so only the signing in is late.
  flow_state_expired: 'other-device',
};

/**
 * Settles a visit to /auth/callback: exchanges the code of the address, once, and leaves a clean address behind.
 * @returns how the visitor has arrived; `retry` tries the same code again; `setState` is for the forms on the page
 */
export function useAuthCallback() {
  const [arrival, setArrival] = useState<CallbackState>(supabase ? 'checking' : 'off');
  const address = useRef<CallbackAddress>();

  const arrive = useCallback(async () => {
    address.current ??= readCallback(window.location);
    const next = await settle(address.current);
    // Neither the code nor anybody's text stays in the address, the history or a bookmark. A code that is still good does.
    if (next !== 'unreachable') {
      window.history.replaceState(window.history.state, '', window.location.pathname);
    }
    setArrival(next);
  }, []);

  useEffect(() => {
    if (supabase !== undefined && address.current === undefined) void arrive();
  }, [arrive]);

  const retry = () => {
    setArrival('checking');
    void arrive();
  };
  return { arrival, retry, setState: setArrival };
}

async function settle(address: CallbackAddress): Promise<CallbackState> {
  switch (address.kind) {
    case 'code':
      return exchange(address.code);
    case 'nothing':
    case 'expired': // most often the link that has just signed this visitor in, opened once more
      return (await isSignedIn()) ? 'signed-in' : address.kind;
    case 'refused':
      return 'invalid';
    default:
      return address.kind;
  }
}

async function exchange(code: string): Promise<CallbackState> {
  try {
    const { recovery } = await exchangeCode(code);
    return recovery ? 'recovery' : 'confirmed';
  } catch (error) {
    return arrivalOf[toAuthFailure(error).code] ?? 'invalid';
  }
}

const isSignedIn = async (): Promise<boolean> =>
  (await currentSession().catch(() => undefined)) !== undefined;
