import { readStored, writeStored } from '../../lib/storage';

const key = 'hasAccount';

/** Whether somebody has signed in on this browser before. */
export const hasAccount = (): boolean => readStored('localStorage', key) === 'true';

/** Notes that there is an account; whose it is, it does not say. */
export const rememberAccount = (): void => writeStored('localStorage', key, 'true');
