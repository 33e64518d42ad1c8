import { useClientValue } from './use-client-value';

const yes = () => true;

/** False in the server's markup and while it is hydrated, true from then on. */
export const useHydrated = (): boolean => useClientValue(yes) === true;
