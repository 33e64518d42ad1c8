import { type ReactNode, createContext, useEffect } from 'react';
import { onStored } from '../../lib/on-stored';
import { readStored, writeStored } from '../../lib/storage';
import { createStore, useStore } from '../../lib/store';
import { useProvided } from '../../lib/use-provided';

/** The visitor's answer to the cookie banner. */
type Consent = {
  /** Whether content of other providers may load; undefined as long as there is no answer. */
  choice: boolean | undefined;
  /** Whether to show the banner: no answer yet, or the visitor wants to change it. */
  asking: boolean;
  /** How often the answer was no in this visit. */
  refusals: number;
  choose: (choice: boolean) => void;
  /** Shows the banner again; the answer stays until there is a new one. */
  askAgain: () => void;
};

const key = 'cookieConsent';

/** The stored answer. Anything but "true" and "false" counts as none. */
function storedChoice(): boolean | undefined {
  const stored = readStored('localStorage', key);
  return stored === 'true' ? true : stored === 'false' ? false : undefined;
}

function choose(choice: boolean): void {
  writeStored('localStorage', key, String(choice));
  take(choice);
}

function take(choice: boolean | undefined): void {
  const refusals = store.get().refusals + (choice ? 0 : 1);
  store.set({ ...store.get(), choice, asking: choice === undefined, refusals });
}

/** What was answered in another tab counts here as well. */
function takeStored(): void {
  const choice = storedChoice();
  if (choice !== store.get().choice) take(choice);
}

function askAgain(): void {
  store.set({ ...store.get(), asking: true });
}

const initial = storedChoice();
// In memory, so that with blocked storage the answer holds until the page is closed.
const store = createStore<Consent>({
  choice: initial,
  asking: initial === undefined,
  refusals: 0,
  choose,
  askAgain,
});
// The server knows no storage: it renders as if there was neither an answer nor a question.
const onServer: Consent = { ...store.get(), choice: undefined, asking: false };

const ConsentContext = createContext<Consent | undefined>(undefined);

/** Gives its children the visitor's answer and the ways to change it. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const value = useStore(store, onServer);
  useEffect(() => onStored(key, takeStored), []);
  return <ConsentContext.Provider value={value}>{children}</ConsentContext.Provider>;
}

/** The visitor's answer and the ways to change it. @throws outside of its provider */
export const useConsent = (): Consent => useProvided(ConsentContext, 'ConsentProvider');
