import { useEffect, useRef } from 'react';
import { buttonClass } from '../../components/button/button';
import { useConsent } from './consent';
import { consentMessages as words } from './messages';
import * as styles from './cookie-banner.module.css';

/** Asks for consent until there is an answer, and again on request. Both answers look alike. */
export function CookieBanner() {
  const { asking } = useConsent();
  // Rendered empty first so screen readers announce the question.
  return (
    <div className="no-print" aria-live="polite">
      {asking && <Question />}
    </div>
  );
}

function Question() {
  const { choice: current, choose } = useConsent();
  const reopened = current !== undefined;
  const question = useRef<HTMLElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  useEffect(() => {
    const banner = question.current;
    const remember = ({ relatedTarget }: FocusEvent) => {
      const from = relatedTarget instanceof Element ? relatedTarget : null;
      if (!banner?.contains(from)) focusedBefore.current = from;
    };
    banner?.addEventListener('focusin', remember);
    return () => banner?.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    // Opened from the footer, the question wants an answer now. A first visit keeps its focus.
    if (reopened) question.current?.querySelector('button')?.focus();
  }, [reopened]);
  const answer = (choice: boolean) => {
    // The focused button is about to disappear. Return the focus without scrolling.
    if (focusedBefore.current instanceof HTMLElement)
      focusedBefore.current.focus({ preventScroll: true });
    choose(choice);
  };
  return (
    <section ref={question} className={styles.banner} aria-label={words.label}>
      <div className={`wrap ${styles.inner}`}>
        <p>
          {words.text} <a href="/datenschutz">{words.privacy}</a>.
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
