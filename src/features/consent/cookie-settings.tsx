import { useHydrated } from '../../lib/use-hydrated';
import { useConsent } from './consent';
import { consentMessages as words } from './messages';
import * as styles from './cookie-settings.module.css';

/** Opens the banner again. Useless without script, so it appears after hydration. */
export function CookieSettings() {
  const { askAgain } = useConsent();
  if (!useHydrated()) return null;
  return (
    <button type="button" className={styles.link} onClick={askAgain}>
      {words.settings}
    </button>
  );
}
