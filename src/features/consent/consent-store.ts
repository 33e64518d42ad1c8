import { readStored, writeStored } from '../../lib/storage';

/** The visitor's choice; undefined as long as none was made. */
export type Consent = boolean | undefined;

const key = 'cookieConsent';
const listeners = new Set<() => void>();

// Kept in memory too: with blocked storage the choice holds until the page is closed.
let chosen: Consent;
let read = false;
let reopened = false;

/** The choice: from this visit, else from storage. Anything but "true" and "false" counts as none. */
export function getConsent(): Consent {
  if (!read) {
    const stored = readStored('localStorage', key);
    chosen = stored === 'true' ? true : stored === 'false' ? false : undefined;
    read = true;
  }
  return chosen;
}

/** Stores the choice as the text "true" or "false" and tells everyone who listens. */
export function setConsent(choice: boolean): void {
  chosen = choice;
  read = true;
  reopened = false;
  writeStored('localStorage', key, String(choice));
  tellListeners();
}

/** Whether to ask: no choice yet, or the visitor wants to change it. */
export function isAsking(): boolean {
  return reopened || getConsent() === undefined;
}

/** Asks again; the choice made so far holds until there is a new one. */
export function askAgain(): void {
  reopened = true;
  tellListeners();
}

function tellListeners(): void {
  listeners.forEach((listener) => listener());
}

/** Calls `listener` on every change. @returns the function that ends this */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
