import { useHydrated } from '../../lib/use-hydrated';
import { askAgain } from './consent-store';
import { consentMessages as words } from './messages';
import * as styles from './cookie-settings.module.css';

/** Opens the banner again. Without script there is nothing to set, so it appears after hydration. */
export function CookieSettings() {
  if (!useHydrated()) return null;
  return (
    <button type="button" className={styles.link} onClick={askAgain}>
      {words.settings}
    </button>
  );
}
