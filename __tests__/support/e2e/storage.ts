import { addresses } from '../../../tools/front-door/addresses.mjs';

/**
 * The browser's storage at the start of a test: that of somebody who has answered the cookie banner, which would lie
 * over the page.
 * @param more what else lies in localStorage
 */
export function storageWith(more: Readonly<Record<string, string>> = {}) {
  const entries = Object.entries({ cookieConsent: 'false', ...more });
  const localStorage = entries.map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: addresses.site, localStorage }] };
}

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
