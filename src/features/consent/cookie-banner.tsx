import { Link } from 'gatsby';
import { useEffect, useRef } from 'react';
import { buttonClass } from '../../components/button/button';
import { getConsent, setConsent } from './consent-store';
import { consentMessages as words } from './messages';
import { useIsAsking } from './use-consent';
import * as styles from './cookie-banner.module.css';

/** The bar at the bottom that asks for consent until there is an answer, and again on request. Both answers look alike. */
export function CookieBanner() {
  // The live region stands from the start, so that screen readers announce what comes into it.
  return (
    <div className="no-print" aria-live="polite">
      {useIsAsking() && <Question />}
    </div>
  );
}

function Question() {
  const question = useRef<HTMLElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  useEffect(() => {
    // Asked for through the footer: whoever did that wants to answer now. A first visit keeps its focus.
    if (getConsent() !== undefined) question.current?.querySelector('button')?.focus();
  }, []);
  const answer = (choice: boolean) => {
    // The buttons are about to go: the focus returns to where it came from, and nothing scrolls.
    if (focusedBefore.current instanceof HTMLElement)
      focusedBefore.current.focus({ preventScroll: true });
    setConsent(choice);
  };
  return (
    <section
      ref={question}
      className={styles.banner}
      aria-label={words.label}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
    >
      <div className={`wrap ${styles.inner}`}>
        <p>
          {words.text} <Link to="/datenschutz">{words.privacy}</Link>.
        </p>
        <div className={styles.choices}>
          <button
            type="button"
            className={buttonClass('outline', true)}
            onClick={() => answer(false)}
          >
            {words.decline}
          </button>
          <button
            type="button"
            className={buttonClass('outline', true)}
            onClick={() => answer(true)}
          >
            {words.accept}
          </button>
        </div>
      </div>
    </section>
  );
}
