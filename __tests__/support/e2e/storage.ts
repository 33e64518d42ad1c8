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

/** For `addInitScript`: storage as a browser has it that blocks all site data. */
export function blockStorage(): void {
  for (const kind of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, kind, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** For `addInitScript`: storage that takes nothing any more. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/**
 * Both ways in which storage can refuse, and what Gatsby itself logs about its scroll positions
 * then.
 */
export const refusals = { blocked: blockStorage, full: fillStorage };
export const storageComplaints = /^warning: \[gatsby-react-router-scroll\]/;
