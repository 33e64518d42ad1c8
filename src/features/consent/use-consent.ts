import { useSyncExternalStore } from 'react';
import { getConsent, isAsking, subscribeConsent } from './consent-store';

// The server knows no storage: it renders as if consent had been refused and nobody had to be asked.
const no = () => false;

/** Whether the visitor has agreed to content of other providers. */
export function useConsent(): boolean {
  return useSyncExternalStore(subscribeConsent, () => getConsent() === true, no);
}

/** Whether the banner is to be shown. */
export function useIsAsking(): boolean {
  return useSyncExternalStore(subscribeConsent, isAsking, no);
}
