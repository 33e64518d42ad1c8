import { type ReactNode, useEffect, useRef } from 'react';
import { type ButtonLook, buttonClass } from '../../components/button/button';
import { LazyBoundary } from '../../components/lazy-boundary';
import * as opening from '../../components/split-hero/split-hero.module.css';
import { useAuth } from './auth';
import { type CallbackState, callbackMessages, needsScript, tryAgain } from './callback-messages';
import { NewPasswordForm, SignInForm } from './lazy-forms';
import { useAuthCallback } from './use-auth-callback';
import * as styles from './auth-callback.module.css';

type AuthCallbackProps = { renderLinks: (looks: readonly [ButtonLook, ButtonLook]) => ReactNode };

const statesWithSignIn: readonly CallbackState[] = [
  'other-device',
  'expired',
  'invalid',
  'nothing',
];

/**
 * Target of the links in e-mails: says what came of the link, and what to do next.
 * @param renderLinks renders the links onward: two looks on the dark ground, two below a form
 */
export function AuthCallback({ renderLinks }: AuthCallbackProps) {
  const { state, setState, retry } = useAuthCallback();
  const { user } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  const resolved = state !== 'checking';
  const hasForm = statesWithSignIn.includes(state);

  useEffect(() => {
    // Move focus so screen readers announce the new heading.
    if (resolved) heading.current?.focus();
  }, [state, resolved]);

  return (
    <>
      <section className={`night ${opening.opening}`} aria-labelledby="title">
        <div className="wrap">
          <h1 id="title" ref={heading} tabIndex={-1} className={styles.heading}>
            {callbackMessages[state].heading}
          </h1>
          <p className={opening.lead}>{callbackMessages[state].text}</p>
          <noscript>
            <p className={opening.lead}>{needsScript}</p>
          </noscript>
          {state === 'unreachable' && (
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
      {state === 'recovery' && (
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
