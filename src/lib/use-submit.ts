import { useEffect, useRef, useState } from 'react';

/**
 * What is submitted; resolves with what came of it. It calls `stayBusy` when the page or the form
 * is about to be left, so that nothing can be submitted meanwhile.
 */
type Action<Outcome> = (stayBusy: () => void) => Promise<Outcome | undefined>;

/**
 * One submit at a time: locked while it runs, then with its outcome.
 * @param onError turns what an action throws into an outcome
 */
export function useSubmit<Outcome>(onError: (error: unknown) => Outcome) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  // State alone would let a second click through before React has rendered the first.
  const locked = useRef(false);

  const lock = (isLocked: boolean) => {
    locked.current = isLocked;
    setBusy(isLocked);
  };

  useEffect(() => {
    // After "Back", the browser may show this page as it was left: in the middle of a submit.
    const unlock = ({ persisted }: PageTransitionEvent) => {
      if (persisted) lock(false);
    };
    window.addEventListener('pageshow', unlock);
    return () => window.removeEventListener('pageshow', unlock);
  }, []);

  return {
    busy,
    outcome,
    /** Forgets the outcome. */
    clear: () => setOutcome(undefined),
    /** Runs an action, unless one is running. Never rejects. */
    submit: async (action: Action<Outcome>): Promise<void> => {
      if (locked.current) return;
      let staysBusy = false;
      lock(true);
      setOutcome(undefined);
      try {
        setOutcome(await action(() => (staysBusy = true)));
      } catch (error) {
        setOutcome(onError(error));
      }
      lock(staysBusy);
    },
  };
}
