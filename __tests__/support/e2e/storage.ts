import { site } from './addresses';

/**
 * The browser's storage at the start of a test: that of a visitor who has already answered the
 * cookie banner.
 */
export function storageWith(more: Readonly<Record<string, string>> = {}) {
  const entries = Object.entries({ cookieConsent: 'false', ...more });
  const localStorage = entries.map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: site, localStorage }] };
}

/** The storage of a first visit. */
export const noStorage: ReturnType<typeof storageWith> = { cookies: [], origins: [] };
