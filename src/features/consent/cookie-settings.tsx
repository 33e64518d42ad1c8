import { createPortal } from 'react-dom';
import { useClientValue } from '../../lib/hydration';
import { useConsent } from './consent';
import { consentMessages as words } from './messages';
import * as styles from './cookie-settings.module.css';

/**
 * Opens the banner again. Useless without script, so it appears after hydration.
 * @param place id of the element in which it appears
 */
export function CookieSettings({ place }: { place: string }) {
  const { askAgain } = useConsent();
  const parent = useClientValue(() => document.getElementById(place));
  if (!parent) return null;
  return createPortal(
    <button type="button" className={styles.link} onClick={askAgain}>
      {words.settings}
    </button>,
    parent,
  );
}
