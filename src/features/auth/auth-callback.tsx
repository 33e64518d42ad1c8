import { type ReactNode, useEffect, useRef } from 'react';
import { type ButtonLook, buttonClass } from '../../components/button/button';
import { LazyBoundary } from '../../components/lazy-boundary';
import * as opening from '../../components/split-hero/split-hero.module.css';
import { useAuth } from './auth-context';
import { type CallbackState, callbackMessages, needsScript, tryAgain } from './callback-messages';
import { NewPasswordForm, SignInForm } from './lazy-forms';
import * as styles from './auth-callback.module.css';
import { useAuthCallback } from './use-auth-callback';

type AuthCallbackProps = { renderLinks: (looks: readonly [ButtonLook, ButtonLook]) => ReactNode };

const withSignIn: readonly CallbackState[] = ['other-device', 'expired', 'invalid', 'nothing'];

/**
 * Where the links in e-mails lead: says how the visitor has arrived, and what comes next.
 * @param renderLinks draws links that lead on in the given looks: on the dark ground, or below a form
 */
export function AuthCallback({ renderLinks }: AuthCallbackProps) {
  const { arrival, retry, setState } = useAuthCallback();
  const { user } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  const settled = arrival !== 'checking';
  const hasForm = withSignIn.includes(arrival);

  useEffect(() => {
    // The page has become another one; whoever listens to it hears what it says now.
    if (settled) heading.current?.focus();
  }, [arrival, settled]);

  return (
    <>
      <section className={`night ${opening.opening}`} aria-labelledby="title">
        <div className="wrap">
          <h1 id="title" ref={heading} tabIndex={-1} className={styles.heading}>
            {callbackMessages[arrival].heading}
          </h1>
          <p className={opening.lead}>{callbackMessages[arrival].text}</p>
          <noscript>
            <p className={opening.lead}>{needsScript}</p>
          </noscript>
          {arrival === 'unreachable' && (
            <button type="button" className={buttonClass('light')} onClick={retry}>
              {tryAgain}
            </button>
          )}
          {!hasForm && renderLinks(['light', 'outlineLight'])}
        </div>
      </section>
      {hasForm && (
        <div className={`wrap ${styles.desk}`}>
          <LazyBoundary>
            <SignInForm offerResend onSuccess={() => setState('signed-in')} />
          </LazyBoundary>
          {renderLinks(['outline', 'outline'])}
        </div>
      )}
      {arrival === 'recovery' && (
        <div className={`wrap ${styles.desk}`}>
          <LazyBoundary>
            <NewPasswordForm
              email={user?.email ?? ''}
              onSuccess={() => setState('password-changed')}
            />
          </LazyBoundary>
        </div>
      )}
    </>
  );
}
