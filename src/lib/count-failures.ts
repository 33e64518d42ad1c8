import type { Counted } from './counted';

/**
 * Tells of what fails in this browser, each kind once a page: a script that throws, a file that does
 * not load, something the policy refuses. No message, no address of a file: they may name somebody.
 * @param tell counts one of a kind
 */
export function countFailures(tell: (name: Counted) => void): void {
  const told = new Set<string>();
  const once = (name: Counted): void => {
    const key = `${name} ${window.location.pathname}`;
    if (told.has(key)) return;
    told.add(key);
    tell(name);
  };
  // Files that do not load tell only on the way down.
  const capture = true;
  window.addEventListener(
    'error',
    ({ target }) => once(target instanceof Element ? 'Datei lädt nicht' : 'Skriptfehler'),
    capture,
  );
  window.addEventListener('unhandledrejection', () => once('Skriptfehler'));
  document.addEventListener('securitypolicyviolation', () => once('Richtlinie verletzt'));
}
